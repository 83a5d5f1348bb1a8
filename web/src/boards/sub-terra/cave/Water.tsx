import type { Cell } from '@grotto/sub-terra'
import { useId } from 'react'
import { useBoard } from '../context.ts'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { floorPath } from '../draw/floor.ts'
import type { Svg } from '../draw/shapes.ts'
import { tileAt } from '../scene/geometry.ts'
import { UNIT } from './look.ts'
import { drawnTile } from './Rock.tsx'

/** Half a wave in drawing units; the crest runs on by a whole one, so that it can drift without an end. */
const HALF = 14

const crest = (y: number, high: number): string => `M-60 ${y}q${HALF / 2} ${-high} ${HALF} 0${`t${HALF} 0`.repeat(16)}`

const layer = (y: number, high: number, fill: string, opacity: number): Svg =>
  `<path d="${crest(y, high)}V240H-60Z" fill="${fill}" opacity="${opacity}"/><path d="${crest(y, high)}" fill="none" stroke="#e6fbff" stroke-width="2" stroke-linecap="round" opacity=".85"/>`

const BACK = layer(0, 5, C.water, 0.7)
const FRONT = layer(7, 7, '#1d6480', 0.78)

/** The level rises over the floor of a tile, past the feet of whoever stands there; the flooded tile stays behind it. */
function Rising({ cell }: { cell: Cell }) {
  const { cave, scene } = useBoard()
  const clip = `st-water${useId()}`
  const tile = tileAt(cave, cell)
  if (!tile) return null
  return (
    <g transform={`translate(${cell[0] * UNIT} ${cell[1] * UNIT})`}>
      <clipPath id={clip}>
        <path d={floorPath(drawnTile(tile, cave, scene.gas), 50)} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g className="st-level">
          <Drawing className="st-drift" svg={BACK} />
          <Drawing className="st-drift st-drift-back" svg={FRONT} />
        </g>
      </g>
    </g>
  )
}

/** Z-3 The water rises on every water tile. */
export const RisingWater = ({ cells }: { cells: readonly Cell[] }) =>
  cells.map(cell => <Rising key={cell.join()} cell={cell} />)
