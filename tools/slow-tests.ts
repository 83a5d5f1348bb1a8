/**
 * Tests that `npm run check` leaves to `npm test`: each takes seconds of work or of waiting, and all of them most of
 * its time.
 */
export const SLOW_TESTS: readonly string[] = [
  // Servers, proxies and images that are started, killed and started again; disks and clocks that fail.
  'server/{chaos,costs,fuzz,power-loss,scripts,soak}/**',
  'server/src/process/**',
  'server/src/restart.test.ts',
  'server/src/simulation.test.ts',
  'storage/src/sqlite/faults.test.ts',
  'tools/deploy/**',
  'tools/image.test.ts',
  // A real PostgreSQL.
  'server/src/cluster/**',
  'storage/src/postgres/**',
  // The terminal as a process for each question.
  'lab/src/{main,hostile-files}.test.ts',
  'lab/src/run/killed.test.ts',
  'lab/src/referee/**',
  'lab/src/third-game.plugged.test.ts',
  // Games by the hundred, texts and tables by the thousand.
  'bots/src/*/bots.test.ts',
  'games/*/src/random-play.test.ts',
  'games/*/src/notation/hostile-text.test.ts',
  'bots/src/analysis/**',
  'lab/src/{analyse,compare,gym,simulate,soak,tune}/**',
  'lab/src/games/*/notation.test.ts',
  'server/src/{clubs,daily,deals,moderation,privacy,records,results,reviews,tables,tournaments}/**',
  'server/src/budgets/{abuse,floods}.test.ts',
  'server/src/commands/second-thoughts.test.ts',
  'server/src/sockets/connections.test.ts',
  'server/src/{identity/people,table/full-log,table/secrecy}.test.ts',
]
