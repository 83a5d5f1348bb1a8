import { fastChance, type Game, type GameShapes, type Json, toJson } from '@grotto/kernel'

/** Values of real games: options and a view, and of every type of action and event the first that was met. */
export interface Examples {
  readonly options: Json
  readonly view: Json
  readonly action: Readonly<Record<string, Json>>
  readonly event: Readonly<Record<string, Json>>
}

/** Games are short, and after so many everything has happened. */
const GAMES = 60
/** A view from the midst of a game. */
const STEPS_TO_VIEW = 25

/** The same examples always: random games of one seed. */
export function examplesOf(game: Game, { samples }: GameShapes): Examples {
  const action: Record<string, Json> = {}
  const event: Record<string, Json> = {}
  const first: { options?: Json; view?: Json } = {}
  for (let number = 0; number < GAMES; number++) {
    const parsed = game.parseOptions(samples[number % samples.length])
    if (!parsed.ok) throw new Error(`sample options refused: ${parsed.refusal.reason}`)
    first.options ??= toJson(parsed.value)
    playOne(game, parsed.value, number, { action, event, first })
  }
  return { options: first.options ?? {}, view: first.view ?? {}, action, event }
}

interface Found {
  readonly action: Record<string, Json>
  readonly event: Record<string, Json>
  readonly first: { view?: Json }
}

function playOne(game: Game, options: object, number: number, { action, event, first }: Found): void {
  const chance = fastChance(`examples/${number}`)
  const sink = (happened: { readonly type: string }) => {
    event[happened.type] ??= toJson(happened)
  }
  const state = game.setup(options, chance, sink)
  let steps = 0
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    for (const each of legal) action[each.type] ??= toJson(each)
    if (steps++ === STEPS_TO_VIEW) first.view ??= game.encode(game.view(state, seat))
    game.advance(state, seat, legal[chance('choice', legal.length)]!, chance, sink)
  }
}
