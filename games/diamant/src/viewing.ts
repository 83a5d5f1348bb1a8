import type { Viewer } from '@grotto/kernel'
import { ENTRANCES } from './box.ts'
import { choose } from './deciding.ts'
import { everyone, holds, NOBODY, only, type SeatSet, seatsIn } from './seats.ts'
import { copyState, type DiamantState, type DiamantView, NOTHING_COMING } from './state.ts'
import type { DiamantAction, DiamantEvent, SlotView } from './types.ts'

const own = (viewer: Viewer): SeatSet => (viewer === 'spectator' ? NOBODY : only(viewer))

/** D-61 Everything but the others' face-down cards and what is to come. */
export function viewOf(state: DiamantState, viewer: Viewer): DiamantView {
  const view = copyState(state)
  view.coming = NOTHING_COMING
  const others = state.inside & ~own(viewer)
  if (state.options.hideChosen) view.chosen &= own(viewer)
  view.leaving &= ~others
  view.sealed = state.options.hideChosen ? others : others & state.chosen
  if (state.options.closedChests && !state.over) closeChests(view, everyone(state.options.players) & ~own(viewer))
  return view
}

/** D-62 Others' chests stay closed until the game is over; relics lie beside them for all to see. */
function closeChests(view: DiamantState, others: SeatSet): void {
  const { players } = view.options
  view.closed |= others
  for (const seat of seatsIn(view.closed)) {
    view.chest[seat] = 0
    for (let at = seat; at < view.scoreAfter.length; at += players) view.scoreAfter[at] = 0
  }
}

/** D-62 A view in which closed chests hold what was seen to go in: nothing but memory. */
export function rememberChests(view: DiamantView, log: readonly DiamantEvent[]): DiamantView {
  if (view.closed === NOBODY) return view
  const chest = view.chest.slice()
  for (const event of log)
    if (event.type === 'left' && holds(view.closed, event.seat)) chest[event.seat]! += event.hand + event.share
  return { ...view, chest, closed: NOBODY }
}

/** Seats whose card is not known to be down. Where `hideChosen` seals it, somebody in the cave may still owe one. */
export const undecided = (view: DiamantView): SeatSet => view.inside & ~view.chosen

export function slotOf(view: DiamantView, seat: number): SlotView {
  if (!holds(view.inside, seat)) return 'outside'
  if (holds(view.sealed, seat)) return holds(view.chosen, seat) ? 'chosen' : 'hidden'
  if (!holds(view.chosen, seat)) return 'open'
  return holds(view.leaving, seat) ? 'leave' : 'goOn'
}

/** D-30 A state behind the view in which everybody else has yet to choose. The order of the deck needs no imagining. */
export function imagineState(view: DiamantView, viewer: Viewer): DiamantState {
  const state = copyState({ ...view, coming: NOTHING_COMING } as DiamantState)
  state.chosen &= own(viewer)
  state.leaving &= own(viewer)
  state.sealed = NOBODY
  // Nobody knows what is in a closed chest: as much as in one's own, say.
  if (viewer !== 'spectator') for (const seat of seatsIn(state.closed)) state.chest[seat] = state.chest[viewer]!
  state.closed = NOBODY
  return state
}

/** The view after a choice: known while somebody else surely has to choose, or where the last explorer ends the game. */
export function foreseeChoice(view: DiamantView, seat: number, action: DiamantAction): DiamantView | 'unknown' {
  const owing = undecided(view) & ~view.sealed & ~only(seat)
  // Whoever opens the chests by it cannot know what is in them.
  const alone = view.inside === only(seat) && view.closed === NOBODY
  if (owing === NOBODY && !(alone && action.type === 'leave' && view.round === ENTRANCES)) return 'unknown'
  const next = copyState({ ...view, coming: NOTHING_COMING } as DiamantState)
  choose(next, seat, action, noChance)
  return next
}

const noChance = (): never => {
  throw new Error('no chance can be foreseen')
}
