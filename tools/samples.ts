/**
 * Of what tests repeat, `npm test` tries a sample and `npm run test:long` all of it: more seeds, languages and sizes of
 * what was tried once already. Each kind of check has its sample in `npm test`.
 */
const isLong = process.env.LONG_TESTS === 'yes'

const of = <const Sample, const All>(sample: Sample, all: All): Sample | All => (isLong ? all : sample)

const GAMES = ['diamant', 'sub-terra'] as const
const LANGUAGES = ['en', 'es', 'fr', 'it'] as const
/** Stops of the walks that stand for all: words, a form, both boards, an end. */
export const SCREENS = [
  'front',
  'new-sub-terra-online',
  'diamant-your-turn',
  'sub-terra-your-turn',
  'sub-terra-end',
] as const

/** How much of each; the files that ask for it are those of LONGER_TESTS. */
export const SAMPLES = {
  /** Whole games by ear: every language has its own transcript. */
  heardDiamant: of(['en'], ['en', 'es']),
  heardSubTerra: of(['en'], ['en', 'fr', 'it']),
  /** Stops of the walks that are looked at in every language and in every size, by day and by night. */
  everyLanguageAndSize: of(['front'], SCREENS),
  /** Stops that are looked at in the system's own colours. */
  forcedColours: of(SCREENS, 'all'),
  /** Stops whose layout is measured in English too: what fits in the longest words of all languages fits in it. */
  layoutInEnglish: of(SCREENS, 'all'),
  /** Windows in which the camera of Sub Terra is tried, by name. */
  cameraSizes: of(['phone', 'laptop'], ['phone', 'tablet', 'sideways', 'laptop', 'large']),
  /** Languages in which the bar of Sub Terra is looked at: English, and the one with the longest words. */
  barLanguages: of(['en', 'fr'], LANGUAGES),
  /** Boards that lose their line: the walks see it on the other one. */
  lostLines: of(['sub-terra'], GAMES),
  /** Games that are stopped by three people: the walks stop the other one. */
  stoppedGames: of(['diamant'], GAMES),
  /** Evenings with bad lines, for each game. */
  eveningSeeds: of(['1', '2'], ['1', '2', '3', '4', '5', '6']),
  /** Random games that are told beat by beat. */
  toldSubTerra: of([1, 2], [1, 2, 3, 4]),
  toldDiamant: of([1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8]),
  /** Games of Diamant at random: each ruby counted, and their averages. */
  countedDiamant: of(200, 700),
  averagedDiamant: of(3_000, 12_000),
}

/** What `npm run test:long` runs: every file that asks for a sample. */
export const LONGER_TESTS: readonly string[] = [
  'games/diamant/src/random-play.test.ts',
  'server/src/simulation.test.ts',
  'web/e2e/clubs.e2e.test.ts',
  'web/e2e/hear/whole-games.e2e.test.ts',
  'web/e2e/live/offline.e2e.test.ts',
  'web/e2e/live/stopped.e2e.test.ts',
  'web/e2e/review.e2e.test.ts',
  'web/e2e/room-mode.e2e.test.ts',
  'web/e2e/same-deal.e2e.test.ts',
  'web/e2e/screens/alone.e2e.test.ts',
  'web/e2e/screens/finished.e2e.test.ts',
  'web/e2e/screens/quiet.e2e.test.ts',
  'web/e2e/screens/together.e2e.test.ts',
  'web/e2e/screens/without-a-server.e2e.test.ts',
  'web/e2e/tournaments.e2e.test.ts',
  'web/src/boards/sub-terra/e2e/camera.e2e.test.ts',
  'web/src/boards/sub-terra/e2e/fitting.e2e.test.ts',
  'web/src/playback/never-ahead.test.ts',
]
