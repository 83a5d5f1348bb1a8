import type { PlacedTile, Side } from '@grotto/sub-terra'
import { memo } from 'react'
import { Drawing } from '../Drawing.tsx'
import { local } from '../draw/floor.ts'
import { type DrawnTile, drawBadge, drawGlints } from '../draw/tile.ts'
import { drawBlast } from '../draw/tokens.ts'
import { type Box, beside, type CaveMap, cellKey, type Gap, STEP, tileAt } from '../scene/geometry.ts'
import { Layer } from './Layer.tsx'
import { UNIT } from './look.ts'

/** Fog close to the mouth it is seen through: half a cell of it. */
const Fog = ({ gap }: { gap: Gap }) => {
  const [dx, dy] = gap.from.reduce(([x, y], side) => [x + STEP[side][0], y + STEP[side][1]], [0, 0])
  const [cx, cy] = [(gap.cell[0] + 0.5 + dx * 0.22) * UNIT, (gap.cell[1] + 0.5 + dy * 0.22) * UNIT]
  return (
    <g>
      <circle cx={cx} cy={cy} r="50" fill="url(#st-fog)" />
      <text x={cx} y={cy + 10} textAnchor="middle" className="st-gap-mark">
        ?
      </text>
    </g>
  )
}

const Glint = memo(
  function Glint({ tile, x, y }: { tile: DrawnTile; x: number; y: number; look: string }) {
    return (
      <Drawing
        key={tile.flooded ? 'water' : 'air'}
        className={tile.gasInForce ? 'st-gas' : tile.flooded ? 'st-foam' : 'st-glint'}
        svg={drawGlints(tile, x * UNIT, y * UNIT) + drawBadge(tile, x * UNIT, y * UNIT)}
      />
    )
  },
  (a, b) => a.look === b.look && a.x === b.x && a.y === b.y,
)
const lookOf = (tile: DrawnTile): string =>
  [tile.kind, tile.open, tile.seed, tile.flooded, tile.gasInForce, tile.blasted].join()

/** A token lies on an edge of two tiles; one of them draws it. */
const drawsToken = (cave: CaveMap, tile: PlacedTile, side: Side): boolean =>
  side === 'N' || side === 'W' || !tileAt(cave, beside(tile.at, side))

const Blasts = ({ tile, cave }: { tile: PlacedTile; cave: CaveMap }) =>
  ([...(tile.blasted ?? '')] as Side[])
    .filter(side => drawsToken(cave, tile, side))
    .map(side => {
      const [x, y] = local(side, 0, 50)
      return <Drawing key={side} svg={drawBlast(tile.at[0] * UNIT + x, tile.at[1] * UNIT + y)} />
    })

interface SignsProps {
  readonly box: Box
  readonly cave: CaveMap
  readonly drawn: ReadonlyMap<string, DrawnTile>
  readonly gaps: readonly Gap[]
}

/** What shines by itself, above the darkness: gas in force, foam, eyes, the signs of the tiles, fog before the unknown. */
export const Signs = memo(function Signs({ box, cave, drawn, gaps }: SignsProps) {
  const tiles = [...cave.values()]
  return (
    <Layer box={box} name="signs">
      {gaps.map(gap => (
        <Fog key={cellKey(gap.cell)} gap={gap} />
      ))}
      {tiles.map(tile => {
        const art = drawn.get(cellKey(tile.at))!
        return <Glint key={tile.id} tile={art} x={tile.at[0]} y={tile.at[1]} look={lookOf(art)} />
      })}
      {tiles.map(tile => (
        <Blasts key={tile.id} tile={tile} cave={cave} />
      ))}
    </Layer>
  )
})
