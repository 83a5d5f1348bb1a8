import type { Mark } from '@grotto/kernel'
import type { Cell } from '@grotto/sub-terra'
import { cellIn } from '../scene/spots.ts'
import { UNIT } from './look.ts'
import './marks.css'

const middle = ([x, y]: Cell): Cell => [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2]

/** What somebody drew on the cave: frames around cells, and arrows from cell to cell. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ at, to }, index) => {
    const [from, goal] = [cellIn(at), to && cellIn(to)]
    if (!from || (to && !goal)) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: marks are only ever drawn all together
    return goal ? <Arrow key={index} from={middle(from)} to={middle(goal)} /> : <Frame key={index} cell={from} />
  })
}

const Frame = ({ cell: [x, y] }: { cell: Cell }) => (
  <rect className="st-mark" x={x * UNIT + 6} y={y * UNIT + 6} width={UNIT - 12} height={UNIT - 12} rx="16" />
)

/** How far from the middle of its goal an arrow ends, and how long its point is. */
const [SHORT, POINT] = [18, 24]

function Arrow({ from: [x, y], to: [goalX, goalY] }: { from: Cell; to: Cell }) {
  const angle = Math.atan2(goalY - y, goalX - x)
  const length = Math.hypot(goalX - x, goalY - y) - SHORT
  if (length <= POINT) return null
  return (
    <g className="st-arrow" transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`}>
      <path d={`M0 0H${length - POINT}`} />
      <path className="st-arrow-point" d={`M${length} 0l${-POINT} -14v28z`} />
    </g>
  )
}
