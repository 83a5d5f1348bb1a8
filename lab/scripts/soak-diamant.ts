// `npm run soak:diamant`: a million random games of Diamant with checks on. `-- 10000 7` plays 10,000 with seed 7.
import { soak } from '../src/soak/soak.ts'
import { diamantVariants } from '../src/soak/variants.ts'

const [games = '1000000', seed = '1'] = process.argv.slice(2)
const started = performance.now()
const options = diamantVariants()
const decisions = await soak({ game: 'diamant', options, games: Number(games), seed, closeEvery: 100 })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${games} games at ${options.length} tables, ${decisions} decisions, all clean (${seconds} s, seed ${seed})`,
)
