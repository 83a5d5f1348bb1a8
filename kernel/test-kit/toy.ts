import {
  type ActEntry,
  type Chance,
  fromJson,
  type Game,
  noChance,
  type Parsed,
  type Refusal,
  type SceneSink,
  type Seat,
  type Sink,
  scriptedChance,
  toJson,
  type Viewer,
} from '../src/index.ts'

/**
 * A game small enough to read at a glance, for the kernel's own tests: each seat in turn draws a card of 1 to 6 or
 * passes, until somebody holds ten; then all lay a bid face down at once, and the highest sum wins.
 */
interface ToyState {
  players: number
  totals: number[]
  turn: number
  bidding: boolean
  bids: (number | null | 'secret')[]
  over: boolean
}
type ToyAction =
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly points: number }
type ToyEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bidsRevealed'; readonly bids: readonly number[] }
export interface ToyTypes {
  options: { readonly players: number }
  view: ToyState
  state: ToyState
  action: ToyAction
  event: ToyEvent
  odds: { readonly ends: number }
  witnessed: ToyWitnessed
}
/** A bid of somebody else lies face down until the last one brings all of them. */
type ToyWitnessed =
  | { readonly seat: Seat; readonly laid: true }
  | {
      readonly seat: Seat
      readonly action: ToyAction
      readonly chance: readonly number[]
      readonly bids?: readonly number[]
    }

const TURN: readonly ToyAction[] = [{ type: 'draw' }, { type: 'pass' }]
const BIDS: readonly ToyAction[] = [0, 1, 2].map(points => ({ type: 'bid', points }))

const copy = (state: ToyState): ToyState => ({ ...state, totals: [...state.totals], bids: [...state.bids] })
const refuse = (reason: string): Refusal => ({ rule: 'TOY', reason })

export const toy: Game<ToyTypes> = {
  id: 'toy',
  rulesVersion: 1,
  layoutVersion: 1,
  parseOptions: input => {
    const players = (input as { players?: unknown } | null)?.players
    return players === 2 || players === 3 ? { ok: true, value: { players } } : { ok: false, refusal: refuse('players') }
  },
  seatCount: options => options.players,
  seals: () => ['toy'],
  setup: ({ players }) => ({
    players,
    totals: Array(players).fill(0),
    turn: 0,
    bidding: false,
    bids: Array(players).fill(null),
    over: false,
  }),
  toAct: view =>
    view.over ? [] : view.bidding ? view.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])) : [view.turn],
  legal: (view, seat, into = []) => {
    into.length = 0
    into.push(...listed(view, seat))
    return into
  },
  refusal: (view, seat, action) => {
    const asked = JSON.stringify(action)
    return listed(view, seat).some(each => JSON.stringify(each) === asked) ? undefined : refuse('notListed')
  },
  advance,
  copy,
  view: hideBids,
  foresee: (view, seat, action) => {
    if (action.type === 'bid' && view.bids.filter(bid => bid === null).length === 1) return 'unknown'
    const next = copy(view)
    try {
      advance(next, seat, action, noChance)
      return next
    } catch {
      return 'unknown'
    }
  },
  imagine: view => ({ ...copy(view), bids: view.bids.map(bid => (bid === 'secret' ? null : bid)) }),
  outcome: view => (view.over ? { result: 'won', places: places(view.totals), scores: view.totals } : undefined),
  odds: view => ({ ends: view.bidding ? 1 : 0 }),
  witness,
  follow,
  opens: () => [],
  reveals: event => event.type !== 'passed',
  simultaneous: event => event.type === 'bidsRevealed',
  encode: position => toJson({ ...position }),
  decode: json => {
    const { totals, bids } = (json ?? {}) as Partial<ToyState>
    const whole = Array.isArray(totals) && Array.isArray(bids)
    return whole ? { ok: true, value: copy(json as ToyState) } : { ok: false, refusal: refuse('position') }
  },
  notation: {
    makeAction: (_view, action) => (action.type === 'bid' ? `bid ${action.points}` : action.type),
    parseAction: (view, seat, text) =>
      found(listed(view, seat).find(action => toy.notation.makeAction(view, action) === text)),
    makePosition: position => JSON.stringify(position),
    parsePosition: text => toy.decode(JSON.parse(text)),
  },
}

const found = (action: ToyAction | undefined): Parsed<ToyAction> =>
  action ? { ok: true, value: action } : { ok: false, refusal: refuse('notListed') }

function listed(view: ToyState, seat: Seat): readonly ToyAction[] {
  if (view.over || !(seat in view.totals)) return []
  if (view.bidding) return view.bids[seat] === null ? BIDS : []
  return seat === view.turn ? TURN : []
}

function advance(draft: ToyState, seat: Seat, action: ToyAction, chance: Chance, sink?: Sink<ToyEvent>): void {
  if (action.type === 'bid') return bid(draft, seat, action.points, sink)
  if (action.type === 'draw') {
    const points = chance('toy:cards', 6) + 1
    draft.totals[seat]! += points
    sink?.({ type: 'drew', seat, points })
  } else sink?.({ type: 'passed', seat })
  draft.turn = (seat + 1) % draft.players
  draft.bidding = draft.totals.some(total => total >= 10)
}

function bid(draft: ToyState, seat: Seat, points: number, sink?: Sink<ToyEvent>): void {
  draft.bids[seat] = points
  if (draft.bids.includes(null)) return
  const bids = draft.bids as number[]
  draft.totals = draft.totals.map((total, index) => total + bids[index]!)
  draft.over = true
  sink?.({ type: 'bidsRevealed', bids: [...bids] })
}

function hideBids(state: ToyState, viewer: Viewer): ToyState {
  if (state.over) return copy(state)
  return { ...copy(state), bids: state.bids.map((bid, seat) => (bid === null || seat === viewer ? bid : 'secret')) }
}

function witness({ seat, action, chance }: ActEntry, events: readonly ToyEvent[], viewer: Viewer): ToyWitnessed {
  const done = fromJson<ToyAction>(action)
  const revealed = events.find(event => event.type === 'bidsRevealed')
  if (done.type === 'bid' && !revealed && seat !== viewer) return { seat, laid: true }
  return { seat, action: done, chance, ...(revealed ? { bids: revealed.bids } : {}) }
}

function follow(view: ToyState, viewer: Viewer, witnessed: ToyWitnessed, sink?: SceneSink<ToyTypes>): ToyState {
  const draft = copy(view)
  if ('laid' in witnessed) {
    draft.bids[witnessed.seat] = 'secret'
    return draft
  }
  const { seat, action, chance, bids } = witnessed
  if (bids) draft.bids = bids.map((bid, other) => (other === seat ? null : bid))
  advance(draft, seat, action, scriptedChance(chance), sink && (event => sink(event, () => hideBids(draft, viewer))))
  return draft
}

const places = (totals: readonly number[]): number[] =>
  totals.map(total => 1 + totals.filter(other => other > total).length)
