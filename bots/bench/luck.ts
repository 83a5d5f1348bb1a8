/**
 * Whether luck sums to nothing: `npm run luck -- [--games N] [--futures N] [--seed S] [--game ID]`. Bots that slip
 * now and then play each game; an analysis must call the slips choices and everything else luck, which on average does
 * nothing.
 */
import { parseArgs } from 'node:util'
import { diamant } from '@grotto/diamant'
import { type Game, given } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { estimate } from '../src/index.ts'
import { luckOf } from '../test-kit/luck-sum.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    futures: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'luck' },
    game: { type: 'string' },
  },
})
const TABLES: readonly (readonly [Game, object])[] = [
  [diamant as Game, { players: 4 }],
  [subTerra as Game, { players: 1 }],
]

for (const [game, input] of TABLES) {
  if (values.game !== undefined && values.game !== game.id) continue
  const options = game.parseOptions({ ...game.newOptions, ...input })
  const table = given(options.ok ? options.value : undefined, 'options of a table')
  const lucks = Array.from({ length: Number(values.games) }, (_, number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${game.id} ${number}`)
    return luckOf(game, table, `${values.seed}/${number}`, Number(values.futures))
  })
  const { mean, margin } = estimate(lucks)
  console.log(`${game.id}: luck of ${lucks.length} games ${(100 * mean).toFixed(2)} % ± ${(100 * margin).toFixed(2)}`)
}
