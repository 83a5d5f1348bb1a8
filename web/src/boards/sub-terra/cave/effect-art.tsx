import type { Cell, SubTerraPosition } from '@grotto/sub-terra'
import type { CSSProperties, ReactNode } from 'react'
import { Drawing } from '../Drawing.tsx'
import { C } from '../draw/colors.ts'
import { icon } from '../draw/icons.ts'
import { around, rngOf, type Svg, times } from '../draw/shapes.ts'
import { drawStone } from '../draw/stones.ts'
import { drawBadge, drawGlints, drawTile } from '../draw/tile.ts'
import { loose, printed } from '../scene/drawn.ts'
import { UNIT } from './look.ts'

export const At = ({ cell, y = 0, name, children }: { cell: Cell; y?: number; name: string; children: ReactNode }) => (
  <g transform={`translate(${cell[0] * UNIT + 50} ${cell[1] * UNIT + 50 + y})`}>
    <g className={`st-fx st-fx-${name}`}>{children}</g>
  </g>
)

/** A sign in a ring, above a head. */
const Ring = ({ color, children }: { color: string; children: ReactNode }) => (
  <g>
    <circle r="17" fill="#0e1114" stroke={color} strokeWidth="2" />
    {children}
  </g>
)
export const Sign = ({ name, color }: { name: string; color: string }) => (
  <Ring color={color}>
    <Drawing svg={icon(name)} color={color} transform="translate(-12 -12)" />
  </Ring>
)

/** Stones that fall one after the other, with dust. */
export function Stones({ seed }: { seed: number }) {
  const random = rngOf(seed)
  const stones = Array.from({ length: 9 }, (_, i) => ({
    svg: drawStone(seed + i, around(random, 0, 24), around(random, 4, 18), 5 + random() * 6),
    delay: i * 40,
  }))
  return (
    <>
      {stones.map(({ svg, delay }) => (
        <g key={delay} className="st-stone" style={{ animationDelay: `${delay}ms` }}>
          <Drawing svg={svg} />
        </g>
      ))}
      <Drawing className="st-dust" svg={dust(seed)} />
    </>
  )
}
export const dust = (seed: number): Svg => {
  const random = rngOf(seed + 7)
  return times(
    12,
    () =>
      `<circle cx="${around(random, 0, 34)}" cy="${around(random, 12, 22)}" r="${6 + random() * 12}" fill="#b9a785" opacity=".3"/>`,
  )
}

export const Rings = ({ color }: { color: string }) => (
  <>
    {[0, 1, 2].map(i => (
      <circle
        key={i}
        className="st-ripple"
        r="14"
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        style={{ animationDelay: `${i * 160}ms` } as CSSProperties}
      />
    ))}
  </>
)

export const Burst = () => (
  <>
    <circle className="st-flash" r="40" fill="#ffdf9a" />
    <g className="st-burst" color={C.torch}>
      <Drawing svg={icon('blast')} transform="scale(2.6) translate(-12 -12)" />
    </g>
  </>
)

/** The drawn tile, turned over above whoever draws it; a discarded one falls away. */
export const Drawn = ({ position, tile, falls }: { position: SubTerraPosition; tile: number; falls: boolean }) => {
  const art = loose(position, tile, printed(position, tile).open)
  return (
    <g transform="scale(.56) translate(-50 -50)">
      <g className={falls ? 'st-falls' : 'st-flips'}>
        <Drawing svg={drawTile(art) + drawGlints(art) + drawBadge(art)} />
        <rect width="100" height="100" rx="4" fill="none" stroke={falls ? C.horror2 : C.torch} strokeWidth="3" />
      </g>
    </g>
  )
}

/** Daylight grows where the exit was found. */
export const Daylight = () => <circle className="st-daylight" r="150" fill="url(#st-day)" />

export const many = (cells: readonly Cell[], name: string, draw: (cell: Cell) => ReactNode) =>
  cells.map(cell => (
    <At key={cell.join()} cell={cell} name={name}>
      {draw(cell)}
    </At>
  ))
