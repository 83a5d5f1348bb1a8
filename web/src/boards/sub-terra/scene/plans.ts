import { type CaverName, type Cell, PLANS, type SubTerraEvent, type SubTerraPosition } from '@grotto/sub-terra'
import type { Planned, Talk } from '../../board.ts'
import type { Log } from '../telling/beats.ts'
import { type CaveMap, caverOf, cellKey, gapsOf, sameCell, tileAt } from './geometry.ts'
import { wayTo } from './ways.ts'

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
    const whom = scene.cavers.find(({ name }) => name === caver)?.name
    const since = eventsSince(planned, log)
    const meant = { type: known, at, by: by.name, ...(whom && { caver: whom }) }
    if (isOver(since, by.name) || isDone(meant, scene, cave, since) || isContradicted(meant, scene, cave, since))
      return []
    const { number, seat } = planned
    return [{ number, seat, by: by.name, type: known, at, way: wayTo(cave, by.at, at), ...(whom && { caver: whom }) }]
  })
}

/** People say for which of their cavers they plan; a bot plans for the one whose turn it is. */
function doer({ plan, seat }: Planned, scene: SubTerraPosition, actor: CaverName | undefined) {
  const by = scene.cavers.find(({ name }) => name === (plan.by ?? actor))
  return by?.seat === seat ? by : undefined
}

/** What happened since it was said. Whoever says it notes where: who comes later hears it as it was meant. */
function eventsSince({ plan, since }: Planned, log: Log): readonly SubTerraEvent[] {
  const said = typeof plan.after === 'number' ? Math.min(plan.after, since) : since
  return log.filter(({ number }) => number > said).map(({ event }) => event)
}

/** A plan is for this round, and for one turn. */
const isOver = (since: readonly SubTerraEvent[], by: CaverName): boolean =>
  since.some(
    event =>
      event.type === 'roundStarted' ||
      ((event.type === 'turnEnded' || event.type === 'turnSkipped') && event.caver === by),
  )

interface Meant {
  readonly type: PlanType
  readonly at: Cell
  readonly by: CaverName
  readonly caver?: CaverName
}

type Test = (meant: Meant, scene: SubTerraPosition, cave: CaveMap, since: readonly SubTerraEvent[]) => boolean

const isLaid: Test = ({ at }, _scene, cave) => tileAt(cave, at) !== undefined
const isHealed: Test = ({ caver }, scene, _cave, since) => {
  const whom = caver && caverOf(scene, caver)
  return since.some(event => event.type === 'healed' && event.caver === caver) || whom?.health === whom?.maxHealth
}
const happened =
  (type: SubTerraEvent['type']): Test =>
  ({ by }, _scene, _cave, since) =>
    since.some(
      event => event.type === type && (('by' in event && event.by === by) || ('caver' in event && event.caver === by)),
    )

/** How one sees that a plan has been carried out. */
const DONE: Readonly<Record<PlanType, Test>> = {
  go: ({ by, at }, scene) => sameCell(caverOf(scene, by)?.at, at),
  meet: () => false,
  stay: () => false,
  explore: isLaid,
  reveal: isLaid,
  heal: isHealed,
  bandage: isHealed,
  clear: ({ at }, _scene, cave) => !tileAt(cave, at)?.rubble,
  repel: ({ at }, scene) => !scene.horrors.some(cell => sameCell(cell, at)),
  command: happened('commanded'),
  hide: (meant, scene, cave, since) =>
    caverOf(scene, meant.by)?.hidden === true || happened('checked')(meant, scene, cave, since),
  blast: happened('blasted'),
  dive: ({ by }, scene) => caverOf(scene, by)?.submerged === true,
}
const isDone: Test = (meant, ...now) => DONE[meant.type](meant, ...now)

/** Whoever has gone further away since, or cannot act any more, does something else. */
const isContradicted: Test = ({ by, at, type }, scene, cave, since) => {
  if (caverOf(scene, by)?.health === 0) return true
  const far = (from: Cell) => wayTo(cave, from, at).length || Number.POSITIVE_INFINITY
  return since.some(
    event =>
      event.type === 'moved' &&
      event.caver === by &&
      (type === 'stay' || type === 'hide' || far(event.to) > far(event.from)),
  )
}

/**
 * Where the words of a plan stand: on its cell, unless somebody acts or a tile is laid there or just beside it; above it
 * on nobody, if there is room below.
 */
export function labelPlace(at: Cell, clear: readonly Cell[], people: readonly Cell[] = []): 'on' | 'above' | 'below' {
  const isClear = (dy: number) => !clear.some(([x, y]) => Math.abs(x - at[0]) <= 1 && y === at[1] + dy)
  const isEmpty = (dy: number) => !people.some(cell => sameCell(cell, [at[0], at[1] + dy]))
  if (isClear(0) && isClear(-1)) return 'on'
  return isClear(-1) && (isEmpty(-1) || !isEmpty(1) || !isClear(1)) ? 'above' : 'below'
}

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
