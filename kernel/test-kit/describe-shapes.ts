import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { fastChance, type Game, type GameTypes } from '../src/index.ts'
import type { GameShapes } from '../src/shape.ts'

type Part = 'options' | 'view' | 'action' | 'event'

interface Schema {
  readonly oneOf?: readonly { readonly title: string }[]
}

/** Types that no random game of the samples brings about, though the rules do: each is shown by a test of its own. */
interface Expected {
  readonly games: number
  readonly neverByChance?: readonly string[]
}

/** Whatever random games produce is described, and whatever is described is produced. */
export function describeShapes<G extends GameTypes>(game: Game<G>, shapes: GameShapes, expected: Expected): void {
  describe(`${game.id}: what programs are told`, () => {
    const checks = checksOf(shapes)
    const met = new Set<string>()
    const faults = new Map<string, unknown>()
    const check = (part: Part, value: { readonly type?: string } | object) => {
      if ('type' in value) met.add(`${part} ${String(value.type)}`)
      const validate = checks[part]
      const plain: unknown = JSON.parse(JSON.stringify(value))
      if (!validate(plain)) faults.set(`${part} ${JSON.stringify(plain).slice(0, 200)}`, validate.errors?.slice(0, 3))
    }

    test('every option, view, action and event of random games validates', () => {
      for (let number = 0; number < expected.games; number++) playOne(game, shapes, number, check)
      expect([...faults].slice(0, 3)).toEqual([])
    })

    test('every action and event that is described does happen', () => {
      const described = (['action', 'event'] as const).flatMap(part =>
        ((shapes[part].schema as Schema).oneOf ?? []).map(({ title }) => `${part} ${title}`),
      )
      const never = described.filter(name => !met.has(name))
      expect(never).toEqual(expected.neverByChance ?? [])
    })

    test('what is no action of the game does not validate', () => {
      for (const wrong of [{}, { type: 'castle' }, [], 7, { type: 7 }]) expect(checks.action(wrong)).toBe(false)
    })
  })
}

function checksOf(shapes: GameShapes) {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    discriminator: false,
  })
  return {
    options: ajv.compile(shapes.options.schema),
    view: ajv.compile(shapes.view.schema),
    action: ajv.compile(shapes.action.schema),
    event: ajv.compile(shapes.event.schema),
  }
}

/** A whole random game; of its views every tenth is looked at, of its lists of actions every fourth. */
function playOne<G extends GameTypes>(
  game: Game<G>,
  { samples }: GameShapes,
  number: number,
  check: (part: Part, value: object) => void,
): void {
  const options = game.parseOptions(samples[number % samples.length])
  if (!options.ok) throw new Error(`sample ${number % samples.length}: ${options.refusal.reason}`)
  check('options', options.value)
  const chance = fastChance(`shapes/${number}`)
  const sink = (event: G['event']) => check('event', event)
  const state = game.setup(options.value, chance, sink)
  const seen = new Set<string>()
  let step = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    for (const action of legal) if (step % 4 === 0 || !seen.has(action.type)) check('action', action)
    for (const { type } of legal) seen.add(type)
    if (step++ % 10 === 0) check('view', game.encode(game.view(state, seat)) as object)
    game.advance(state, seat, legal[chance('choice', legal.length)]!, chance, sink)
  }
  check('view', game.encode(game.view(state, 'spectator')) as object)
}
