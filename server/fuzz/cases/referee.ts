import { BotId, GameId, SeatNumber } from '@grotto/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import type { Text } from './hostile.ts'
import { damaged } from './hostile.ts'
import { mutated } from './mutated.ts'
import { actions, optionsOf, positions } from './samples.ts'
import { nearlyFitting } from './schemas.ts'

/** The lines of docs/referee.md. The referee is the laboratory's, so its shapes are told again here. */
const seat = SeatNumber
const Seed = v.pipe(v.string(), v.maxLength(10))
const Options = v.unknown()
const Position = v.unknown()
const Action = v.unknown()
const Line = v.variant('do', [
  v.strictObject({ do: v.literal('new'), game: GameId, options: v.optional(Options), seed: Seed }),
  v.strictObject({ do: v.literal('new'), game: GameId, coming: v.unknown() }),
  v.strictObject({ do: v.literal('load'), game: GameId, position: Position, seed: v.optional(Seed) }),
  v.strictObject({ do: v.literal('legal'), seat, id: v.optional(v.unknown()) }),
  v.strictObject({ do: v.literal('act'), seat, action: Action }),
  v.strictObject({ do: v.literal('view'), seat: v.union([seat, v.literal('spectator')]) }),
  v.strictObject({ do: v.literal('odds'), seat }),
  v.strictObject({ do: v.picklist(['position', 'outcome', 'record', 'toString', 'constructor']) }),
  v.strictObject({ do: v.literal('undo'), to: v.optional(v.number()), bot: v.optional(BotId) }),
])

/** A game is begun, then some lines are said: a case needs nothing that was said before it. */
export function refereeLines(): Text {
  const json = (values: readonly unknown[]) => values.map(value => JSON.stringify(value))
  const all = positions()
  const states = all.flatMap(({ states }) => states)
  const texts = json(all.flatMap(({ texts }) => texts))
  const hints = new Map<unknown, Text>([
    [GameId, fc.constantFrom('"diamant"', '"sub-terra"', '"diamant"', '"sub-terra"', '"chess"')],
    [Options, mutated(json(optionsOf()), 0.3)],
    [Position, fc.oneof(mutated(states, 0.7), fc.constantFrom(...texts))],
    [Action, mutated(json(actions()), 0.3)],
  ])
  const line = nearlyFitting(Line, hints)
  const begin = fc.constantFrom(
    '{"do":"new","game":"diamant","options":{"players":3},"seed":"1"}',
    '{"do":"new","game":"sub-terra","options":{"players":4},"seed":"1"}',
    ...all.map(({ game, states }) => `{"do":"load","game":"${game.id}","seed":"1","position":${states[1]}}`),
  )
  const lines = fc.array(fc.oneof({ weight: 12, arbitrary: line }, { weight: 1, arbitrary: damaged(line) }), {
    minLength: 1,
    maxLength: 4,
  })
  return fc.tuple(begin, lines).map(([first, others]) => [first, ...others].join('\n'))
}
