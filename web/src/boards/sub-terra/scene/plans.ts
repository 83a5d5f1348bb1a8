import type { CaverName, Cell, SubTerraPosition } from '@grotto/sub-terra'
import type { Planned, Talk } from '../../board.ts'
import type { Log } from '../telling/beats.ts'
import { type CaveMap, caverOf, cellKey, gapsOf, tileAt } from './geometry.ts'
import { wayTo } from './ways.ts'

/** What can be planned: where to go or meet, and what bots do where they stand. */
export const PLANS = [
  'go',
  'meet',
  'stay',
  'explore',
  'reveal',
  'heal',
  'bandage',
  'clear',
  'repel',
  'command',
  'hide',
  'blast',
  'dive',
] as const
export type PlanType = (typeof PLANS)[number]

/** Somebody's plan as the board draws it. */
export interface CaverPlan {
  readonly number: number
  readonly seat: number
  /** Who does it. */
  readonly by: CaverName
  readonly type: PlanType
  readonly at: Cell
  /** Whom it is for. */
  readonly caver?: CaverName
  /** From where she stands, both ends included; empty where no way leads there. */
  readonly way: readonly Cell[]
}

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isInteger)

/** Plans that still hold. They come from other devices: what speaks of no tile, gap or caver of this game is left out. */
export function plansOf(
  talk: Talk | undefined,
  scene: SubTerraPosition,
  cave: CaveMap,
  log: Log,
  actor: CaverName | undefined,
): CaverPlan[] {
  const gaps = new Set(gapsOf(cave).map(({ cell }) => cellKey(cell)))
  return (talk?.plans ?? []).flatMap(planned => {
    const { type, at, caver } = planned.plan
    const by = doer(planned, scene, actor)
    const known = PLANS.find(each => each === type)
    if (!known || !by?.at || !isCell(at) || !(tileAt(cave, at) || gaps.has(cellKey(at)))) return []
    if (isOver(planned, by.name, log) || (known === 'go' && cellKey(by.at) === cellKey(at))) return []
    const whom = scene.cavers.find(({ name }) => name === caver)?.name
    const { number, seat } = planned
    return [{ number, seat, by: by.name, type: known, at, way: wayTo(cave, by.at, at), ...(whom && { caver: whom }) }]
  })
}

/** People say for which of their cavers they plan; a bot plans for the one whose turn it is. */
function doer({ plan, seat }: Planned, scene: SubTerraPosition, actor: CaverName | undefined) {
  const by = scene.cavers.find(({ name }) => name === (plan.by ?? actor))
  return by?.seat === seat ? by : undefined
}

/** A plan is for this round, and for one turn. */
const isOver = ({ since }: Planned, by: CaverName, log: Log): boolean =>
  log.some(
    ({ number, event }) =>
      number > since &&
      (event.type === 'roundStarted' ||
        ((event.type === 'turnEnded' || event.type === 'turnSkipped') && event.caver === by)),
  )

/** A plan one may announce at a cell. */
export interface Announcement {
  readonly type: Extract<PlanType, 'go' | 'meet' | 'stay' | 'explore' | 'heal' | 'clear' | 'hide'>
  readonly caver?: CaverName
}

/** What the owner of a caver may say she means to do at a cell, the likeliest first. */
export function announcements(scene: SubTerraPosition, cave: CaveMap, by: CaverName, at: Cell): Announcement[] {
  const tile = tileAt(cave, at)
  if (!tile) return [{ type: 'explore' }]
  const here = caverOf(scene, by)?.at
  const stands = here !== undefined && cellKey(here) === cellKey(at)
  const others = scene.cavers.filter(each => each.name !== by && each.at && cellKey(each.at) === cellKey(at))
  const hurt = others.filter(each => each.health < each.maxHealth)
  return [
    { type: stands ? 'stay' : 'go' },
    ...hurt.slice(0, 3).map(({ name }): Announcement => ({ type: 'heal', caver: name })),
    ...(tile.rubble ? [{ type: 'clear' as const }] : []),
    { type: 'meet' },
    ...(stands ? [{ type: 'hide' as const }] : []),
  ]
}
