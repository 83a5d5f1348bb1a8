import { scoreOf } from '@grotto/diamant'
import { Campfire, Chest, Tent } from '../art/camp-pieces.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { paint } from '../art/Paint.tsx'
import type { Shown } from '../telling/shown.ts'
import { campOf, type PathLayout } from './path-layout.ts'

/** A tent for everybody, alight for those who are home; a fire between them. */
export function Camp({ layout, shown: { view, position } }: { layout: PathLayout; shown: Shown }) {
  const { seats } = position
  const [x, y] = campOf(layout)
  const roomy = layout.land > 150
  const spread = layout.land * 0.82
  return (
    <svg
      className="camp"
      viewBox={`0 0 ${layout.land + 60} ${y + 70}`}
      style={{ width: layout.land + 60, height: y + 70 }}
      aria-hidden="true"
    >
      <ellipse cx={x} cy={y} rx={layout.land * 0.6} ry="74" fill={paint('glow')} opacity=".5" />
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat never changes its tent
        <g key={i} transform={`translate(${x + ((i + 0.5) / seats.length - 0.5) * spread} ${y - 22 - (i % 2) * 11})`}>
          <Tent x={0} y={0} scale={roomy ? 0.36 : 0.28} colour={colourOf(i)} lit={!seat.inside} />
          <Chest
            x={roomy ? 14 : 10}
            y={2}
            scale={roomy ? 0.19 : 0.15}
            colour={colourOf(i)}
            open={!view.options.closedChests && scoreOf(view, i) > 0}
          />
        </g>
      ))}
      <Campfire x={x} y={y + 22} scale={roomy ? 0.58 : 0.5} />
    </svg>
  )
}
