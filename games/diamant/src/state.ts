import { ENTRANCES, FIRST_RELIC_WORTH, LATER_RELIC_WORTH } from './box.ts'
import { type CardTable, cardTable, type Kind } from './cards.ts'
import { NOBODY, type SeatSet } from './seats.ts'
import type { DiamantOptions } from './types.ts'

/** A draft of a game: flat and small, so that a copy costs next to nothing. */
export interface DiamantState {
  readonly options: DiamantOptions
  readonly cards: CardTable
  /** D-10 Expedition 1 to 5. */
  round: number
  over: boolean

  /** Face-down cards: how many of each kind. The order is not there until a card is drawn. */
  deck: number[]
  deckSize: number
  /** D-60 Revealed cards, oldest first; only the first `pathLength` count. */
  path: Kind[]
  /** Rubies lying on each card of the path. */
  onCard: number[]
  pathLength: number
  /** Sums over the path, kept beside it: rubies, relics, and a bit for each trap seen. */
  rubiesOnPath: number
  relicsOnPath: number
  trapsSeen: number

  /** D-20 Rubies each explorer in the cave holds. All entered together and share equally, so it is the same for all. */
  hand: number
  chest: number[]
  /** D-35 Relics a seat carried out at the lower and at the higher worth. */
  firstRelics: number[]
  laterRelics: number[]
  relicsOut: number

  /** Who is in the cave; who has laid a card; who of these leaves. */
  inside: SeatSet
  chosen: SeatSet
  leaving: SeatSet
  /** Seats whose card this viewer may not see; with `hideChosen` not even whether it lies there. Nobody in a state. */
  sealed: SeatSet
  /** D-62 Seats whose chest this viewer may not look into: it counts as empty here. Nobody in a state. */
  closed: SeatSet

  /** Scores as they stood at the end of each closed expedition: `[(round - 1) * players + seat]`. */
  scoreAfter: number[]
  /** Scripted cards still to come, top first: the one secret besides the choices. */
  coming: Kind[]
}

type Watched<T> = { readonly [K in keyof T]: T[K] extends number[] ? readonly number[] : T[K] }
/** What a viewer may know: a state without what is to come, its secret choices sealed. */
export type DiamantView = Watched<Omit<DiamantState, 'coming'>>

/** Shared by all states that script nothing; never written to. */
export const NOTHING_COMING: Kind[] = []

const UNOPENED = new WeakMap<DiamantOptions, DiamantState>()

/** The table before the first expedition: all cards in the deck, nobody in the cave. */
export function unopenedGame(options: DiamantOptions): DiamantState {
  let unopened = UNOPENED.get(options)
  if (!unopened) {
    unopened = layOut(options)
    UNOPENED.set(options, unopened)
  }
  return copyState(unopened)
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

function layOut(options: DiamantOptions): DiamantState {
  const cards = cardTable(options)
  return {
    options,
    cards,
    round: 0,
    over: false,
    deck: cards.count.slice(),
    deckSize: cards.total,
    path: zeros(cards.total),
    onCard: zeros(cards.total),
    pathLength: 0,
    rubiesOnPath: 0,
    relicsOnPath: 0,
    trapsSeen: 0,
    hand: 0,
    chest: zeros(options.players),
    firstRelics: zeros(options.players),
    laterRelics: zeros(options.players),
    relicsOut: 0,
    inside: NOBODY,
    chosen: NOBODY,
    leaving: NOBODY,
    sealed: NOBODY,
    closed: NOBODY,
    scoreAfter: zeros(ENTRANCES * options.players),
    coming: NOTHING_COMING,
  }
}

export function copyState(state: DiamantState): DiamantState {
  return {
    options: state.options,
    cards: state.cards,
    round: state.round,
    over: state.over,
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    path: state.path.slice(),
    onCard: state.onCard.slice(),
    pathLength: state.pathLength,
    rubiesOnPath: state.rubiesOnPath,
    relicsOnPath: state.relicsOnPath,
    trapsSeen: state.trapsSeen,
    hand: state.hand,
    chest: state.chest.slice(),
    firstRelics: state.firstRelics.slice(),
    laterRelics: state.laterRelics.slice(),
    relicsOut: state.relicsOut,
    inside: state.inside,
    chosen: state.chosen,
    leaving: state.leaving,
    sealed: state.sealed,
    closed: state.closed,
    scoreAfter: state.scoreAfter.slice(),
    coming: state.coming.length === 0 ? NOTHING_COMING : state.coming.slice(),
  }
}

/** D-51 The chest and the diamonds on own relics; of a closed chest only the relics beside it. */
export function scoreOf(view: DiamantView, seat: number): number {
  return view.chest[seat]! + view.firstRelics[seat]! * FIRST_RELIC_WORTH + view.laterRelics[seat]! * LATER_RELIC_WORTH
}
