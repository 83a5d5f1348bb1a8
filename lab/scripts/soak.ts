// `npm run soak:diamant` plays a million random games with checks on, `npm run soak:sub-terra` a hundred thousand.
// With `-- 5000 7` it plays 5000 with seed 7.
import { labGameOf } from '../src/games/lab-games.ts'
import { soak, soakTables } from '../src/soak/soak.ts'

const CLOSE_EVERY = 199

const [game = '', games, seed = '1'] = process.argv.slice(2)
const labGame = labGameOf(game)
const options = soakTables(labGame)
const count = Number(games ?? labGame.soak.games)
const started = performance.now()
const decisions = await soak({ game, options, games: count, seed, closeEvery: CLOSE_EVERY })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${count} games at ${options.length} tables, ${decisions} decisions, all clean (${seconds} s, seed ${seed})`,
)
