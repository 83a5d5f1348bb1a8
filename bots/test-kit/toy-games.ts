import type { Chance, Game, Outcome, Seat } from '@grotto/kernel'

/** The types of a game small enough to be solved by hand; an action is a word. */
export interface ToyTypes<State extends object> {
  options: object
  view: State
  state: State
  action: { readonly type: string }
  event: { readonly type: string }
  odds: object
  witnessed: { readonly seat: Seat }
}

interface Rules<State extends object> {
  readonly seats: number
  setup(chance: Chance): State
  toAct(state: State): readonly Seat[]
  moves(state: State, seat: Seat): readonly string[]
  advance(draft: State, seat: Seat, move: string, chance: Chance): void
  outcome(state: State): Outcome | undefined
  view?(state: State): State
  imagine?(view: State, random: Chance): State
}

/** A whole game of the contract from its few rules. */
function toy<State extends object>(id: string, rules: Rules<State>): Game<ToyTypes<State>> {
  const refused = { rule: 'toy', reason: 'notListed' }
  const listed = (state: State, seat: Seat) => rules.moves(state, seat).map(type => ({ type }))
  return {
    id,
    rulesVersion: 1,
    layoutVersion: 1,
    parseOptions: () => ({ ok: true, value: {} }),
    seatCount: () => rules.seats,
    seals: () => [],
    setup: (_options, chance) => rules.setup(chance),
    toAct: rules.toAct,
    legal: (state, seat, into = []) => {
      into.length = 0
      into.push(...listed(state, seat))
      return into
    },
    refusal: (state, seat, action) =>
      rules.moves(state, seat).includes((action as { type: string }).type) ? undefined : refused,
    advance: (draft, seat, { type }, chance) => rules.advance(draft, seat, type, chance),
    copy: state => structuredClone(state),
    view: state => rules.view?.(structuredClone(state)) ?? structuredClone(state),
    foresee: () => 'unknown',
    imagine: (view, _viewer, _log, random) => rules.imagine?.(structuredClone(view), random) ?? structuredClone(view),
    outcome: rules.outcome,
    odds: () => ({}),
    witness: ({ seat }) => ({ seat }),
    follow: () => {
      throw new Error('nobody follows a toy')
    },
    opens: () => [],
    reveals: () => false,
    simultaneous: () => false,
    encode: state => JSON.parse(JSON.stringify(state)),
    decode: json => ({ ok: true, value: json as State }),
    notation: {
      makeAction: (_view, { type }) => type,
      parseAction: (_view, _seat, text) => ({ ok: true, value: { type: text } }),
      makePosition: state => JSON.stringify(state),
      parsePosition: text => ({ ok: true, value: JSON.parse(text) }),
    },
  }
}

interface Picks {
  readonly picks: (string | null)[]
}

/** Two seats choose a word at the same time; `pay[mine][theirs]` is what it brings each of them. */
export const matrixGame = (pay: Readonly<Record<string, Readonly<Record<string, number>>>>): Game<ToyTypes<Picks>> => {
  const open = ({ picks }: Picks) => picks.flatMap((pick, seat) => (pick === null ? [seat] : []))
  return toy('matrix', {
    seats: 2,
    setup: () => ({ picks: [null, null] }),
    toAct: open,
    moves: ({ picks }, seat) => (picks[seat] === null ? Object.keys(pay) : []),
    advance: ({ picks }, seat, move) => {
      picks[seat] = move
    },
    outcome({ picks: [first, second] }) {
      if (!first || !second) return undefined
      return { result: 'paid', places: [1, 1], scores: [pay[first]![second]!, pay[second]![first]!] }
    },
  })
}

interface Pig {
  total: number
  over: boolean
}

/** One seat rolls a die as often as it dares; a 1 loses all. To roll below 20 and to stop from 20 on brings the most. */
export const pig: Game<ToyTypes<Pig>> = toy('pig', {
  seats: 1,
  setup: (): Pig => ({ total: 0, over: false }),
  toAct: ({ over }) => (over ? [] : [0]),
  moves: ({ over }) => (over ? [] : ['roll', 'stop']),
  advance(draft, _seat, move, chance) {
    const die = move === 'roll' ? 1 + chance('die', 6) : 0
    draft.over = die < 2
    draft.total = die === 1 ? 0 : draft.total + die
  },
  outcome: ({ total, over }) => (over ? { result: 'stopped', places: [1], scores: [total] } : undefined),
})

interface Urn {
  /** Red and black balls; the one in the hand is drawn, and hidden. */
  readonly red: number
  readonly black: number
  held: 'red' | 'black' | 'hidden'
  guess: string
}

const draw = ({ red, black }: Urn, chance: Chance): 'red' | 'black' =>
  chance('ball', red + black) < red ? 'red' : 'black'

/** One seat guesses the colour of a hidden ball: the one there are more of is right more often. */
export const urn = (red: number, black: number): Game<ToyTypes<Urn>> =>
  toy('urn', {
    seats: 1,
    setup: (chance): Urn => {
      const full: Urn = { red, black, held: 'hidden', guess: '' }
      return { ...full, held: draw(full, chance) }
    },
    toAct: ({ guess }) => (guess === '' ? [0] : []),
    moves: ({ guess }) => (guess === '' ? ['red', 'black'] : []),
    advance: (draft, _seat, move) => {
      draft.guess = move
    },
    view: state => ({ ...state, held: 'hidden' }),
    imagine: (view, random) => ({ ...view, held: draw(view, random) }),
    outcome: ({ guess, held }) =>
      guess === '' ? undefined : { result: guess === held ? 'right' : 'wrong', places: [guess === held ? 1 : 2] },
  })
