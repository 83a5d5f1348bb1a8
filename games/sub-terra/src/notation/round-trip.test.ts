import { type Chance, fastChance } from '@grotto/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subTerra } from '../game.ts'
import { encodePosition } from '../json/encode.ts'
import type { SubTerraState } from '../state/state.ts'
import { CAVERS } from '../types/cavers.ts'
import { DIFFICULTIES, EDITIONS } from '../types/options.ts'

/** A table somebody might open. */
const tables = fc.record({
  seed: fc.integer(),
  decisions: fc.integer({ min: 0, max: 250 }),
  cavers: fc.shuffledSubarray([...CAVERS], { minLength: 4, maxLength: 6 }),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  edition: fc.constantFrom(...EDITIONS),
  easier: fc.boolean(),
})

/** Random play, at most so many decisions. Nobody ends a turn early, so that caves grow large. */
function play(options: object, decisions: number, chance: Chance): SubTerraState {
  const parsed = subTerra.parseOptions(options)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  const state = subTerra.setup(parsed.value, chance)
  for (let i = 0; i < decisions && !subTerra.outcome(state); i++) {
    const seat = subTerra.toAct(state)[0]!
    const legal = subTerra.legal(state, seat)
    const busy = legal.filter(action => action.type !== 'endTurn' && action.type !== 'exert')
    const choices = busy.length > 0 ? busy : legal
    subTerra.advance(state, seat, choices[chance('choice', choices.length)]!, chance)
  }
  return state
}

test('positions of random play: text → state → JSON gives the same JSON', () => {
  fc.assert(
    fc.property(tables, ({ seed, decisions, ...options }) => {
      const state = play(options, decisions, fastChance(seed))
      const text = subTerra.notation.makePosition(state)
      const read = subTerra.notation.parsePosition(text)
      if (!read.ok) throw new Error(`${JSON.stringify(read.refusal)}\n${text}`)
      expect(subTerra.encode(read.value)).toEqual(subTerra.encode(state))
      expect(subTerra.notation.makePosition(read.value)).toBe(text)
    }),
    { numRuns: 150 },
  )
})

test('actions of random play: every legal action is written and read back', () => {
  fc.assert(
    fc.property(tables, ({ seed, decisions, ...options }) => {
      const state = play(options, decisions, fastChance(seed))
      for (const seat of subTerra.toAct(state))
        for (const action of subTerra.legal(state, seat)) {
          const text = subTerra.notation.makeAction(state, action)
          expect(subTerra.notation.parseAction(state, seat, text)).toEqual({ ok: true, value: action })
        }
    }),
    { numRuns: 100 },
  )
})

test('what is to come round-trips too, and comes', () => {
  const state = play({ cavers: ['medic', 'leader', 'scout', 'bodyguard'], start: 'medic' }, 40, fastChance(7))
  const position = encodePosition(state)
  const unseen = state.stack.slice(0, 2)
  const coming = { tiles: unseen, hazards: [{ kind: 'tremor', twice: false }], dice: [1, 6] }
  const decoded = subTerra.decode({ ...position, coming })
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusal))
  const read = subTerra.notation.parsePosition(subTerra.notation.makePosition(decoded.value))
  expect(read.ok && subTerra.encode(read.value)).toMatchObject({ coming })
})

/** Texts that almost say something: words of the notation in any order. */
const scraps = fc.constantFrom(
  ...'medic scout move run place command dig here nes e c9 b1 order path end constructor __proto__ -1 1e9'.split(' '),
  '\n',
)

test('whatever the text, the answer is an action or a refusal', () => {
  const anyText = fc.oneof(
    fc.string(),
    fc.array(scraps, { maxLength: 5 }).map(words => words.join(' ')),
  )
  const table = play({}, 0, fastChance(1))
  fc.assert(fc.property(anyText, text => typeof subTerra.notation.parseAction(table, 0, text).ok === 'boolean'))
})

test('whatever the options, the answer is options or a refusal', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.record(
      { players: fc.jsonValue(), cavers: fc.jsonValue(), tiles: fc.jsonValue(), hazards: fc.jsonValue() },
      { requiredKeys: [] },
    ),
  )
  fc.assert(fc.property(anything, input => typeof subTerra.parseOptions(input).ok === 'boolean'))
})
