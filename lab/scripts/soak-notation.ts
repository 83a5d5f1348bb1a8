// `npm run soak:notation` writes and reads every position of 5000 games with an Engineer.
// With `-- 300 7` it plays 300 with seed 7.
import { soakNotation } from '../src/games/sub-terra/notation.ts'

const [games = '5000', seed = '1'] = process.argv.slice(2)
const started = performance.now()
const { positions, scripted, blasted, mostTokens } = await soakNotation(Number(games), { seed, every: 1 })
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(
  `${games} games with an Engineer, ${positions} positions (${blasted} with explosives, at most ${mostTokens} tokens) and ` +
    `${scripted} public views of scripted ones, there and back the same (${seconds} s, seed ${seed})`,
)
