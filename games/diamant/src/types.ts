import type { Seat } from '@grotto/kernel'

export const TRAPS = ['spiders', 'snakes', 'lava', 'boulder', 'ram'] as const
export type Trap = (typeof TRAPS)[number]
export type ByTrap<T> = Record<Trap, T>

export type Card =
  | { readonly kind: 'treasure'; readonly value: number }
  | { readonly kind: 'trap'; readonly trap: Trap }
  | { readonly kind: 'relic' }

/** D-30 The two decision cards. */
export type Choice = 'goOn' | 'leave'
export type DiamantAction = { readonly type: 'goOn' } | { readonly type: 'leave' }

export interface DiamantOptions {
  readonly players: number
  /** D-3 Values printed on the treasures. */
  readonly treasures: readonly number[]
  /** D-2 How many cards of each trap. */
  readonly traps: ByTrap<number>
  readonly relics: number
  /** Hides even who has already chosen. */
  readonly hideChosen: boolean
  /** D-62 A variant: nobody looks into another's chest before the end. Absent, chests are open. */
  readonly closedChests?: true
}

/** What a seat's slot shows to a viewer: nothing chosen, own choice, "has chosen", or not to be known. */
export type SlotView = 'open' | Choice | 'chosen' | 'hidden' | 'outside'

export interface PathCard {
  readonly card: Card
  /** Rubies still lying on it. */
  readonly rubies: number
}

/** A Diamant position as plain JSON: what `encode` gives for a view or a state, what the page draws. */
export interface DiamantPosition {
  readonly options: DiamantOptions
  /** D-10 Expedition 1 to 5. */
  readonly round: number
  readonly over: boolean
  readonly path: readonly PathCard[]
  /** D-60 What the face-down deck is made of: everybody can count it. */
  readonly deck: { readonly treasures: readonly number[]; readonly traps: ByTrap<number>; readonly relics: number }
  readonly seats: readonly {
    readonly inside: boolean
    readonly hand: number
    /** D-62 Null where it is closed to this viewer. */
    readonly chest: number | null
    /** D-35 Value of each relic carried out, in order. */
    readonly relics: readonly number[]
    readonly slot: SlotView
  }[]
  /** D-35 Relics carried out in the whole game. */
  readonly relicsOut: number
  readonly removed: { readonly traps: ByTrap<number>; readonly relics: number }
  /**
   * What each closed expedition brought each seat, rubies and relics: `byExpedition[round - 1][seat]`; sums up to the
   * score. Null where the chest is closed.
   */
  readonly byExpedition: readonly (readonly (number | null)[])[]
  /** Scripted cards still to come, top first: a secret, absent from views. */
  readonly coming?: readonly Card[]
}

export type DiamantEvent =
  | { readonly type: 'expeditionStarted'; readonly round: number; readonly deck: number }
  /** D-20…24 A card was turned over. */
  | { readonly type: 'revealed'; readonly index: number; readonly card: Card; readonly cardsLeft: number }
  | {
      readonly type: 'treasureShared'
      readonly index: number
      readonly each: number
      readonly seats: readonly Seat[]
      readonly stays: number
    }
  | { readonly type: 'trapSeen'; readonly index: number; readonly trap: Trap }
  | { readonly type: 'relicFound'; readonly index: number }
  /** D-23 The second trap of a kind. `lost[i]` is what `seats[i]` had in hand. */
  | {
      readonly type: 'trapSprung'
      readonly index: number
      readonly trap: Trap
      readonly seats: readonly Seat[]
      readonly lost: readonly number[]
    }
  /** D-30 Somebody laid a card face down (not sent where `hideChosen` is on). */
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'choicesRevealed'; readonly choices: readonly { readonly seat: Seat; readonly choice: Choice }[] }
  /** D-32, D-33 A leaver's share of the path, and what is now in the chest, unless chests are closed. */
  | {
      readonly type: 'left'
      readonly seat: Seat
      readonly share: number
      readonly hand: number
      readonly chest?: number
    }
  /** D-33 After the leavers took their shares: what still lies on each card of the path, and their number. */
  | {
      readonly type: 'pathShared'
      readonly leavers: number
      readonly stays: number
      readonly onCards: readonly number[]
    }
  /** D-34, D-35 `count`-th relic carried out in the whole game, and its worth. */
  | { readonly type: 'relicTaken'; readonly seat: Seat; readonly count: number; readonly worth: number }
  | { readonly type: 'relicsStayed'; readonly relics: number; readonly leavers: number }
  | {
      readonly type: 'expeditionEnded'
      readonly round: number
      readonly cause: 'allLeft' | 'trap'
      readonly rubiesReturned: number
      readonly relicsRemoved: number
      readonly trapRemoved?: Trap
    }
  | {
      readonly type: 'gameEnded'
      readonly scores: readonly number[]
      readonly winners: readonly Seat[]
      /** D-62 Where chests were closed: what is found in them. */
      readonly opened?: OpenedChests
    }

/** D-62 By seat: what lies in the chests, and the scores at the end of each expedition, one after the other. */
export interface OpenedChests {
  readonly chests: readonly number[]
  readonly scoreAfter: readonly number[]
}

/** D-60 What everybody can count about the next card, and what it means to somebody in the cave. */
export interface DiamantOdds {
  /** Face-down cards. */
  readonly cards: number
  /** Chances of the next card; they add up to 1. */
  readonly next: {
    /** D-23 A trap already seen in this expedition. */
    readonly deadly: number
    /** D-22 */
    readonly firstTrap: number
    readonly relic: number
    readonly treasure: number
  }
  readonly traps: ByTrap<{ readonly left: number; readonly seen: boolean; readonly removed: number }>
  readonly relics: { readonly left: number; readonly onPath: number; readonly out: number; readonly removed: number }
  /** What the next relic carried out is worth (D-35). */
  readonly nextRelicWorth: number
  /** Rubies the next card brings me on average if I stay: `share[k]` with k others staying. */
  readonly share: readonly number[]
  /** For a seat in the cave only. */
  readonly own?: {
    /** What I bring home by leaving now: `leave[k]` with k others leaving too. */
    readonly leave: readonly number[]
    /** What is in my hand on average after one more card: `ahead[k]` with k others staying. */
    readonly ahead: readonly number[]
  }
}
