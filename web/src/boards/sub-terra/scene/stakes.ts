import type { CaverName, Harm, SubTerraAction, SubTerraEvent, SubTerraState } from '@grotto/sub-terra'
import { positionOf } from '../telling/position.ts'
import { costOf } from './actions.ts'
import { actorOf, type Choice } from './choices.ts'
import { outcomesOf } from './outcomes.ts'

/** Health that an action may cost, and how likely that is. */
export interface Peril {
  readonly caver: CaverName
  readonly harm: Harm
  readonly chance: number
  /** The most that may be lost. */
  readonly hearts: number
  /** Whether that would be all she has. */
  readonly falls: boolean
}

/** What is at stake: price, odds, dangers. */
export interface Stakes {
  readonly cost: number
  /** Chance that the check of the action itself succeeds. */
  readonly success?: number
  /** The doer's first. */
  readonly perils: readonly Peril[]
}

const CHECKED = new Set<SubTerraAction['type']>(['hide', 'placeRope'])
/** What comes after the turn is not the action's doing, and exertion is paid for when it is chosen. */
const ENDS = new Set<SubTerraEvent['type']>(['turnEnded', 'phaseStarted'])

function ownEvents(events: readonly SubTerraEvent[]): readonly SubTerraEvent[] {
  const end = events.findIndex(event => ENDS.has(event.type) || ('reason' in event && event.reason === 'exert'))
  return end < 0 ? events : events.slice(0, end)
}

/** What each loses by each harm if it turns out like this. */
function lossesIn(events: readonly SubTerraEvent[]): Map<string, Peril> {
  const losses = new Map<string, Peril>()
  for (const event of events) {
    if (event.type !== 'hurt') continue
    const { caver, harm, points, fell } = event
    const before = losses.get(`${caver} ${harm}`)
    const [hearts, falls] = [(before?.hearts ?? 0) + points, fell || (before?.falls ?? false)]
    losses.set(`${caver} ${harm}`, { caver, harm, hearts, falls, chance: 1 })
  }
  return losses
}

/** Works out by the rules themselves what an action may bring. */
export function stakesOf(view: SubTerraState, choice: Choice): Stakes {
  const { action } = choice
  const scene = positionOf(view)
  const outcomes = outcomesOf(view, scene.seat ?? 0, choice).map(({ share, events }) => ({
    share,
    events: ownEvents(events),
  }))
  const holds = (events: readonly SubTerraEvent[]) => events.some(event => event.type === 'checked' && event.success)
  const success = outcomes.reduce((sum, { share, events }) => sum + (holds(events) ? share : 0), 0)
  const perils = new Map<string, Peril>()
  for (const { share, events } of outcomes)
    for (const [key, { chance: _, ...lost }] of lossesIn(events)) {
      const known = perils.get(key) ?? { ...lost, chance: 0 }
      const worst = { hearts: Math.max(known.hearts, lost.hearts), falls: known.falls || lost.falls }
      perils.set(key, { ...known, ...worst, chance: known.chance + share })
    }
  const doer = actorOf(scene)
  const sorted = [...perils.values()].sort((a, b) => Number(b.caver === doer) - Number(a.caver === doer))
  return { cost: costOf(action), ...(CHECKED.has(action.type) && { success }), perils: sorted }
}

/** What cannot be undone once it is done: somebody or something answers. */
const FINAL = new Set<SubTerraAction['type']>(['explore', 'reveal', 'exert', 'discard', 'decline', 'demolish', 'dive'])

export const isFinal = (type: SubTerraAction['type']): boolean => FINAL.has(type)

/** Whether an action is to be done by a second press only: it costs much, rolls, hurts, or cannot be undone. */
export function asksTwice(view: SubTerraState, choice: Choice): boolean {
  const { action } = choice
  if (action.type === 'endTurn') return view.points > 0
  if (costOf(action) >= 2 || isFinal(action.type)) return true
  return MOVING.has(action.type) && stakesOf(view, choice).perils.length > 0
}
const MOVING = new Set<SubTerraAction['type']>(['move', 'step', 'sprint', 'swim', 'squeeze'])
