import { memo } from 'react'
import { type Point, type Random, rock, seeded, smooth, times } from '../art/seeded.ts'
import type { PathLayout } from './path-layout.ts'

/** The flank of the mountain rises from the camp to the top of the picture. */
function flank({ land, firstRow, width }: PathLayout, height: number): string {
  const edge: Point[] = [
    [land - 6, firstRow + 98],
    [land + 2, firstRow - 8],
    [land + 46, firstRow - 58],
    [land + 104, firstRow - 98],
    [land + 150, -20],
  ]
  return `M${edge.map(point => point.join(' ')).join('L')}L${width + 20} -20V${height + 20}H-20V${firstRow + 98}Z`
}

/** The mountain: strata, boulders, fossils. */
export const Rock = memo(function Rock({ layout, height }: { layout: PathLayout; height: number }) {
  const random = seeded('strata')
  return (
    <>
      <path d={flank(layout, height)} fill="#171c21" stroke="#46525d" strokeWidth="3" />
      <clipPath id="diamant-clip-flank">
        <path d={flank(layout, height)} />
      </clipPath>
      <g clipPath="url(#diamant-clip-flank)">
        <path d={strata(random, layout.width, height)} fill="none" stroke="#36424c" strokeWidth="1.8" opacity=".8" />
        <Fossils random={random} width={layout.width} height={height} from={layout.firstRow + 150} />
        <path d={boulders(random, layout.width, height)} fill="#252d34" stroke="#3a454f" strokeWidth="1.4" />
      </g>
    </>
  )
})

const strata = (random: Random, width: number, height: number): string =>
  times(Math.ceil(height / 62), i => {
    const y = i * 62 + random() * 22
    return smooth(
      times(9, (k): Point => [(k * width) / 8, y - k * 9 + (random() - 0.5) * 26]),
      false,
    )
  }).join('')

const boulders = (random: Random, width: number, height: number): string =>
  times(Math.ceil((width * height) / 15000), () =>
    rock(random, random() * width, random() * height, 4 + random() * 12, 3 + random() * 7, 0.2, 7),
  ).join('')

/** Ammonites sleep in the rock; hardly to be seen, never under the first row. */
function Fossils({ random, width, height, from }: { random: Random; width: number; height: number; from: number }) {
  return (
    <>
      {times(Math.ceil(height / 110), i => (
        <path
          key={i}
          d={SPIRAL}
          fill="none"
          stroke="#2f3a43"
          strokeWidth="2.4"
          strokeLinecap="round"
          transform={`translate(${Math.round(random() * width)} ${Math.round(from + random() * (height - from))}) rotate(${Math.round(random() * 360)}) scale(${0.7 + random() * 0.9})`}
        />
      ))}
    </>
  )
}

const SPIRAL = `${smooth(
  times(26, (i): Point => [Math.cos(i * 0.62) * (2 + i * 1.05), Math.sin(i * 0.62) * (2 + i * 1.05)]),
  false,
)}${times(9, i => {
  const angle = (25 - i) * 0.62
  const outer = 2 + (25 - i) * 1.05
  return `M${Math.round(Math.cos(angle) * outer)} ${Math.round(Math.sin(angle) * outer)}L${Math.round(Math.cos(angle) * (outer - 9))} ${Math.round(Math.sin(angle) * (outer - 9))}`
}).join('')}`
