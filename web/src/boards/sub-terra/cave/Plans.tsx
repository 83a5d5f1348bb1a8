import type { Cell } from '@grotto/sub-terra'
import type { CSSProperties } from 'react'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import { CAVER_COLORS } from '../draw/colors.ts'
import { actorOf } from '../scene/choices.ts'
import { caverOf, cellKey, sameCell, tileAt } from '../scene/geometry.ts'
import { type CaverPlan, labelPlace } from '../scene/plans.ts'
import { UNIT } from './look.ts'

/** Ways are drawn a little beside one another where they share a passage. */
const APART = [0, -7, 7, -14, 14, -21] as const

const through = (cells: readonly Cell[], aside: number): string =>
  `M${cells.map(([x, y]) => `${x * UNIT + 50 + aside} ${y * UNIT + 50 + aside}`).join('L')}`

/** Where no plan may lie: on whoever acts, and on a tile that is being laid. */
function useClear(): readonly Cell[] {
  const { scene, playback } = useBoard()
  const actor = playback.playing ? scene.turn?.caver : actorOf(scene)
  const at = actor && caverOf(scene, actor)?.at
  return [...(at ? [at] : []), ...(scene.question.type === 'place' ? [scene.question.at] : [])]
}

/** The ways people and bots mean to go: a ghost of footsteps in the caver's colour, with a flag at its end. */
export function PlanWays({ plans }: { plans: readonly CaverPlan[] }) {
  const clear = useClear()
  return plans.map(({ number, by, way, at }, nth) => {
    const [color, aside] = [CAVER_COLORS[by], APART[nth % APART.length]!]
    return (
      <g key={number} className="st-plan-way" style={{ color }}>
        {way.length > 1 && (
          <>
            <path className="st-plan-shade" d={through(way, aside)} />
            <path d={through(way, aside)} />
          </>
        )}
        {!clear.some(cell => sameCell(cell, at)) && (
          <g transform={`translate(${at[0] * UNIT + 50 + aside} ${at[1] * UNIT + 50 + aside})`}>
            <circle r="15" className="st-plan-goal" />
            <path className="st-plan-flag" d="M-4 9V-9L8 -4.5L-4 0" />
          </g>
        )}
      </g>
    )
  })
}

/** A plan in words, at the same size however far away one looks; what it costs to go to the tile above stays readable. */
export function PlanLabels({ plans }: { plans: readonly CaverPlan[] }) {
  const clear = useClear()
  const { choices, cave } = useBoard()
  const isPriced = ([x, y]: Cell) =>
    tileAt(cave, [x, y]) !== undefined && choices.some(({ at }) => sameCell(at, [x, y]))
  const seen = new Map<string, number>()
  return plans.map(plan => {
    const nth = seen.get(cellKey(plan.at)) ?? 0
    seen.set(cellKey(plan.at), nth + 1)
    const below = isPriced([plan.at[0], plan.at[1] - 1])
    return <PlanLabel key={plan.number} plan={plan} nth={nth} place={labelPlace(plan.at, clear)} belowPrice={below} />
  })
}

interface PlanLabelProps {
  readonly plan: CaverPlan
  readonly nth: number
  readonly place: ReturnType<typeof labelPlace>
  readonly belowPrice: boolean
}

function PlanLabel({ plan: { by, at, type, caver, seat }, nth, place, belowPrice }: PlanLabelProps) {
  const { words } = useBoard()
  const style = { '--x': at[0], '--y': at[1], '--nth': nth, '--color': CAVER_COLORS[by] } as CSSProperties
  return (
    <p
      className={belowPrice ? 'st-plan st-below-price' : 'st-plan'}
      data-plan={type}
      data-seat={seat}
      data-place={place}
      style={style}
      aria-hidden="true"
    >
      <i>{letterOf(words, by)}</i>
      <Icon name={type} size={15} />
      <span>{words.say(`subTerra.plan.${type}`, { caver: caver ? nameOf(words, caver) : '' })}</span>
    </p>
  )
}
