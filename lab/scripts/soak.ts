// `npm run soak:diamant` plays a million random games with checks on, `npm run soak:sub-terra` a hundred thousand.
// With `-- 5000 7` it plays 5000 with seed 7.
import { soak } from '../src/soak/soak.ts'
import { diamantVariants, subTerraVariants } from '../src/soak/variants.ts'

const PLANS = {
  diamant: { options: diamantVariants, games: 1_000_000, closeEvery: 199 },
  'sub-terra': { options: subTerraVariants, games: 100_000, closeEvery: 199 },
} as const

const [game, games, seed = '1'] = process.argv.slice(2)
if (game !== 'diamant' && game !== 'sub-terra') throw new Error('soak diamant or sub-terra')

const plan = PLANS[game]
const options = plan.options()
const count = Number(games ?? plan.games)
const started = performance.now()
const decisions = await soak({ game, options, games: count, seed, closeEvery: plan.closeEvery })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${count} games at ${options.length} tables, ${decisions} decisions, all clean (${seconds} s, seed ${seed})`,
)
