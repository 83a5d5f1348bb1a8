import type { PlacedTile, Side } from '@grotto/sub-terra'
import { SIDES } from '@grotto/sub-terra'
import { memo, useEffect, useState } from 'react'
import { Drawing } from '../Drawing.tsx'
import { type DrawnTile, drawTile } from '../draw/tile.ts'
import { type Box, beside, type CaveMap, cellKey, halfConnections, isConnected, tileAt } from '../scene/geometry.ts'
import { Layer } from './Layer.tsx'
import { UNIT } from './look.ts'

/** A placed tile as the drawing wants it: same id, same rock. */
export function drawnTile(tile: PlacedTile, cave: CaveMap, gas: number): DrawnTile {
  const floodedSides = tile.flooded
    ? SIDES.filter(side => isConnected(cave, tile.at, side) && tileAt(cave, beside(tile.at, side))?.flooded).join('')
    : undefined
  const { kind, open, numbers, flooded, rubble, rope, arrow, blasted } = tile
  const gasInForce = kind === 'gas' && gas > 0
  return {
    kind,
    open,
    seed: 11 + tile.id * 7,
    numbers,
    flooded,
    rubble,
    rope,
    arrow,
    blasted,
    floodedSides,
    gasInForce,
  }
}

/** A tile drops when it is laid; one that has changed since lies there already. */
const laidOnce = ({ coming }: { readonly coming: string }): string => (coming ? '' : 'st-laid')

/** A tile that changes keeps its old face underneath while the new one comes up; water comes up from below. */
const TileArt = memo(
  function TileArt({ tile, x, y, look }: { tile: DrawnTile; x: number; y: number; look: string }) {
    const [shown, setShown] = useState({ look, svg: drawTile(tile), before: '', coming: '', flooded: tile.flooded })
    useEffect(() => {
      setShown(old => {
        if (old.look === look) return old
        const { flooded } = tile
        const coming = flooded && !old.flooded ? 'st-rising' : 'st-changed'
        return { look, svg: drawTile(tile), before: old.svg, coming, flooded }
      })
      const rest = setTimeout(() => setShown(old => (old.before ? { ...old, before: '' } : old)), 1400)
      return () => clearTimeout(rest)
    }, [look, tile])
    return (
      <g transform={`translate(${x * UNIT} ${y * UNIT})`}>
        {shown.before && <Drawing svg={shown.before} />}
        <Drawing
          key={shown.look}
          svg={shown.svg}
          className={`st-tile ${shown.before ? shown.coming : laidOnce(shown)}`}
        />
      </g>
    )
  },
  (a, b) => a.look === b.look && a.x === b.x && a.y === b.y,
)

const PLUG = 'M98 20C112 24 107 36 111 44S106 56 112 63S110 76 98 80Z'
const TURN: Readonly<Record<Side, number>> = { E: 0, S: 90, W: 180, N: 270 }

/** C-2 The passage of the neighbour ends at bare rock. */
const Plug = ({ x, y, side }: { x: number; y: number; side: Side }) => (
  <g transform={`translate(${x * UNIT} ${y * UNIT}) rotate(${TURN[side]} 50 50)`}>
    <path d={PLUG} fill="#333e47" stroke="#090b0e" strokeWidth="5" />
    <path d={PLUG} fill="#333e47" stroke="#63717c" strokeWidth="2" />
    <path d="M98 28C106 34 102 42 105 50S103 66 98 72" fill="none" stroke="#222a31" strokeWidth="3" />
  </g>
)

/** Survey crosses on the void, as on squared paper. */
const Crosses = ({ box }: { box: Box }) => (
  <g stroke="#46525d" strokeWidth="1" opacity=".45">
    <path
      d={Array.from({ length: (box.right - box.left) * (box.bottom - box.top) }, (_, i) => {
        const [column, row] = [i % (box.right - box.left), Math.floor(i / (box.right - box.left))]
        return `M${(box.left + column) * UNIT - 5} ${(box.top + row) * UNIT}h10m-5-5v10`
      }).join('')}
    />
  </g>
)

interface RockProps {
  readonly box: Box
  readonly cave: CaveMap
  readonly drawn: ReadonlyMap<string, DrawnTile>
}

/** What never moves: void, halo of rock, tiles. */
export const Rock = memo(function Rock({ box, cave, drawn }: RockProps) {
  const tiles = [...cave.values()]
  return (
    <Layer box={box} name="rock">
      <Crosses box={box} />
      <g className="st-halo">
        {tiles.map(({ at: [x, y] }) => (
          <rect
            key={`${x},${y}`}
            x={x * UNIT - 26}
            y={y * UNIT - 26}
            width="152"
            height="152"
            rx="52"
            fill="url(#st-around)"
          />
        ))}
      </g>
      {tiles.map(tile => {
        const art = drawn.get(cellKey(tile.at))!
        return <TileArt key={`${tile.id}${tile.open}`} tile={art} x={tile.at[0]} y={tile.at[1]} look={lookOf(art)} />
      })}
      {halfConnections(cave).map(({ cell: [x, y], side }) => (
        <Plug key={`${x},${y}${side}`} x={x} y={y} side={side} />
      ))}
    </Layer>
  )
})

/** Everything a tile's picture depends on; gas hangs above it. */
const lookOf = (tile: DrawnTile): string =>
  [tile.kind, tile.seed, tile.open, tile.flooded, tile.floodedSides, tile.rubble, tile.rope, tile.blasted].join()
