import {
  ACTION_POINTS,
  type CaverName,
  cellBeside,
  isConscious,
  NONE,
  parseCell,
  SIDES_OF,
  type SubTerraEvent,
  type SubTerraState,
  tileAt,
  whereIs,
} from '@grotto/sub-terra'
import type { Shown, Thinking } from '../contract.ts'
import { assignedSides } from './assigning.ts'
import { allWaysTo, wayTo } from './company.ts'
import { actsLater } from './turns.ts'
import { WEIGHTS } from './weights.ts'

/** What one caver was said to do in this round. */
interface Promised {
  readonly type: string
  /** The cell it was said of. */
  readonly cell: number
  /** Whom it is for. */
  readonly caver: number
}

/** What the others have shown: by caver, and where all are to meet. */
interface Agreement {
  readonly round: number
  readonly promised: readonly (Promised | undefined)[]
  readonly meeting: number
}

/** In force while a decision is made: plans are weighed too often to hand it on. */
let agreed: Agreement | undefined

/** Decides with regard to what others have shown; their own plans of this round hold until their turn is over. */
export function agreeing<T>(
  view: SubTerraState,
  log: readonly SubTerraEvent[],
  { plans = [], seat }: Thinking,
  decide: () => T,
): T {
  const others = plans.filter(shown => !shown.bot && shown.seat !== seat && stillHolds(shown, log))
  agreed = others.length === 0 ? undefined : agreementOf(view, others)
  try {
    return decide()
  } finally {
    agreed = undefined
  }
}

/** A plan is for one round. */
export const stillHolds = ({ since }: Shown, log: readonly SubTerraEvent[]): boolean =>
  !log.slice(since).some(({ type }) => type === 'roundStarted')

function agreementOf(view: SubTerraState, others: readonly Shown[]): Agreement {
  const { party, seats } = view.setting
  const promised: (Promised | undefined)[] = party.map(() => undefined)
  let meeting = NONE
  for (const { seat, plan } of others) {
    const cell = parseCell(plan.at)
    if (cell === undefined) continue
    if (plan.type === 'meet') meeting = tileAt(view.cave, cell)
    const by = plan.by === undefined ? seats.indexOf(seat) : party.indexOf(plan.by as CaverName)
    if (seats[by] !== seat || plan.type === 'meet') continue
    promised[by] = { type: plan.type, cell, caver: party.indexOf(plan.caver as CaverName) }
  }
  return { round: view.round, promised, meeting }
}

/** Points a turn may have, with exertion. */
const IN_REACH = ACTION_POINTS + 1

/** What a caver whose turn is still to come was said to do; nothing where she cannot get there any more. */
function promiseOf(state: SubTerraState, caver: number): Promised | undefined {
  if (agreed === undefined || agreed.round !== state.round) return undefined
  const promise = agreed.promised[caver]
  return promise && isConscious(state, caver) && actsLater(state, caver) ? promise : undefined
}

/** Sides of a tile that lead to where somebody else has said she looks on next. */
export function takenSides(state: SubTerraState, caver: number, tile: number): number {
  if (agreed === undefined || agreed.round !== state.round) return 0
  let taken = 0
  for (let other = 0; other < agreed.promised.length; other++) {
    const promise = other === caver ? undefined : promiseOf(state, other)
    if (promise?.type !== 'explore' && promise?.type !== 'reveal') continue
    for (const side of SIDES_OF[state.cave.gaps[tile]!]!)
      if (cellBeside(state.cave.cell[tile]!, side) === promise.cell && isNear(state, other, tile)) taken |= 1 << side
  }
  return taken
}

/** What it costs, in worth of life or in points of the way, to look on where another has said she does. */
const CLAIMED = 0.5

/** What it costs to look on through one of these gaps of a tile: nothing where one is left that is nobody else's. */
export function claimCost(state: SubTerraState, caver: number, tile: number, gaps: number): number {
  const assigned = gaps & ~assignedSides(state, caver, tile) ? 0 : WEIGHTS.assigned
  return gaps & ~takenSides(state, caver, tile) ? assigned : assigned + CLAIMED
}

const isNear = (state: SubTerraState, caver: number, tile: number): boolean =>
  whereIs(state, caver) !== NONE && wayTo(caver, tile) < IN_REACH

/** Whether somebody else than `by`, whose turn is still to come, has said she looks after a caver. */
export function isLookedAfter(state: SubTerraState, caver: number, by: number): boolean {
  if (agreed === undefined || agreed.round !== state.round) return false
  return agreed.promised.some((_, other) => {
    const promise = other === by ? undefined : promiseOf(state, other)
    const cares = promise?.type === 'heal' || promise?.type === 'bandage'
    return cares && promise.caver === caver && wayTo(other, whereIs(state, caver)) <= 1
  })
}

/** Points for each caver that a meeting place may be worse than the best before it is foolish to go there. */
const PATIENCE = 1.5

/** Where somebody said all are to meet, unless the way there is foolish; `best` is the place one would choose oneself. */
export function agreedMeeting(state: SubTerraState, best: number): number {
  if (agreed === undefined || agreed.round !== state.round || agreed.meeting < 0) return NONE
  const most = (best === NONE ? allWaysTo(agreed.meeting) : allWaysTo(best)) + PATIENCE * state.cavers.at.length
  return allWaysTo(agreed.meeting) <= most ? agreed.meeting : NONE
}
