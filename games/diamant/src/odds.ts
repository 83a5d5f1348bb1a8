import type { Viewer } from '@grotto/kernel'
import { relicWorth } from './box.ts'
import { isTrap, RELIC } from './cards.ts'
import { holds } from './seats.ts'
import type { DiamantView } from './state.ts'
import { type ByTrap, type DiamantOdds, TRAPS } from './types.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** Face-down cards of the trap kinds, told apart by whether the kind was seen in this expedition. */
function trapCards(view: DiamantView, seen: boolean): number {
  let cards = 0
  for (let trap = 0; trap < RELIC; trap++) if (hasSeen(view, trap) === seen) cards += view.deck[trap]!
  return cards
}

const hasSeen = (view: DiamantView, trap: number): boolean => (view.trapsSeen & (1 << trap)) !== 0

const treasureCards = (view: DiamantView): number => view.deckSize - sum(view.deck.slice(0, RELIC + 1))

/** D-23 How likely the next card drives everybody out. */
export const deadlyChance = (view: DiamantView): number => trapCards(view, true) / view.deckSize

/** D-20 Rubies the next card brings each explorer on average if `explorers` are in the cave. */
export function expectedShare(view: DiamantView, explorers: number): number {
  let rubies = 0
  for (let kind = RELIC + 1; kind < view.deck.length; kind++)
    rubies += view.deck[kind]! * Math.floor(view.cards.printed[kind]! / explorers)
  return rubies / view.deckSize
}

/** D-32 to D-35 What an explorer brings home by leaving now together with `others`. */
export function valueOfLeaving(view: DiamantView, others: number): number {
  const share = Math.floor(view.rubiesOnPath / (others + 1))
  return view.hand + share + (others === 0 ? worthOfRelics(view) : 0)
}

/** D-35 What the relics on the path are worth to one who carries all of them out. */
export function worthOfRelics(view: DiamantView): number {
  let worth = 0
  for (let i = 1; i <= view.relicsOnPath; i++) worth += relicWorth(view.relicsOut + i)
  return worth
}

/** What is in an explorer's hand on average after one more card, if `others` stay too: nothing where a trap springs. */
export function handAhead(view: DiamantView, others: number): number {
  return (1 - deadlyChance(view)) * view.hand + expectedShare(view, others + 1)
}

export function odds(view: DiamantView, viewer: Viewer): DiamantOdds {
  const next = {
    deadly: deadlyChance(view),
    firstTrap: trapCards(view, false) / view.deckSize,
    relic: view.deck[RELIC]! / view.deckSize,
    treasure: treasureCards(view) / view.deckSize,
  }
  const explorers = [...new Array(view.options.players).keys()]
  const inside = viewer !== 'spectator' && holds(view.inside, viewer)
  return {
    cards: view.deckSize,
    next,
    traps: trapsLeft(view),
    relics: relicsLeft(view),
    nextRelicWorth: relicWorth(view.relicsOut + 1),
    share: explorers.map(others => expectedShare(view, others + 1)),
    ...(inside && {
      own: {
        leave: explorers.map(others => valueOfLeaving(view, others)),
        ahead: explorers.map(others => handAhead(view, others)),
      },
    }),
  }
}

function trapsLeft(view: DiamantView): DiamantOdds['traps'] {
  const entries = TRAPS.map((trap, kind) => [
    trap,
    { left: view.deck[kind], seen: hasSeen(view, kind), removed: removedTraps(view, kind) },
  ])
  return Object.fromEntries(entries) as ByTrap<{ left: number; seen: boolean; removed: number }>
}

const relicsLeft = (view: DiamantView): DiamantOdds['relics'] => ({
  left: view.deck[RELIC]!,
  onPath: view.relicsOnPath,
  out: view.relicsOut,
  removed: removedRelics(view),
})

/** D-44 What is neither in the deck nor on the path is gone. */
export function removedTraps(view: DiamantView, kind: number): number {
  if (!isTrap(kind)) throw new Error(`kind ${kind} is no trap`)
  return view.cards.count[kind]! - view.deck[kind]! - (hasSeen(view, kind) ? 1 : 0)
}

/** D-43 */
export const removedRelics = (view: DiamantView): number =>
  view.cards.count[RELIC]! - view.deck[RELIC]! - view.relicsOnPath - view.relicsOut
