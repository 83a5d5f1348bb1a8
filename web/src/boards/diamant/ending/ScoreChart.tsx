import type { Viewer } from '@grotto/kernel'
import { useRef } from 'react'
import { useWords } from '../../../words/words.tsx'
import { colourOf, Emblem, letterOf } from '../art/Emblem.tsx'
import { NUMERALS } from '../art/Entrance.tsx'
import { useSize } from '../scene/use-size.ts'
import { type ChartFrame, frameOf, gridLines, labelHeights, lineOf } from './chart-frame.ts'
import type { Ranked } from './ranking-of.ts'

interface Props {
  readonly ranking: readonly Ranked[]
  readonly names: readonly string[]
  readonly viewer: Viewer
}

/** Points after each expedition: a line, a shape and a letter for everybody. The table below says the same in figures. */
export function ScoreChart({ ranking, names, viewer }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const points = (score: number) => words.say('diamant.points', { count: score })
  const lines = ranking.map(({ seat, score }) =>
    words.say('diamant.end.chartOf', { name: names[seat]!, points: points(score) }),
  )
  return (
    <section className={`chart ${ranking.length > 5 ? 'many' : ''}`}>
      <h2>{words.say('diamant.end.chart')}</h2>
      <div ref={box}>
        {size && (
          <svg
            width={size.width}
            height={size.height}
            role="img"
            aria-label={`${words.say('diamant.end.chart')}. ${lines.join('; ')}`}
          >
            <Chart frame={frameOf(size.width, size.height, ranking)} ranking={ranking} names={names} viewer={viewer} />
          </svg>
        )}
      </div>
    </section>
  )
}

function Chart({ frame, ranking, names, viewer }: Props & { frame: ChartFrame }) {
  const heights = labelHeights(
    frame,
    ranking.map(({ score }) => score),
  )
  return (
    <>
      {gridLines(frame).map(({ value, y }) => (
        <g key={value}>
          <path d={`M${frame.left} ${y}H${frame.right}`} stroke="#3b4651" />
          <text className="axis" x={frame.left - 8} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {NUMERALS.map((numeral, i) => (
        <text key={numeral} className="axis numeral" x={frame.x(i + 1)} y={frame.bottom + 22} textAnchor="middle">
          {numeral}
        </text>
      ))}
      {[...ranking].reverse().map(ranked => (
        <Line key={ranked.seat} frame={frame} ranked={ranked} bold={ranked.seat === viewer} />
      ))}
      {ranking.map(({ seat, score }, i) => (
        <g key={seat}>
          <path
            d={`M${frame.right} ${frame.y(score)}L${frame.right + 20} ${heights[i]}`}
            stroke={colourOf(seat)}
            strokeWidth="1.5"
          />
          <g transform={`translate(${frame.right + 22} ${heights[i]}) scale(.58)`}>
            <Emblem seat={seat} letter={letterOf(names[seat]!)} />
          </g>
          <text className="total" x={frame.right + 39} y={heights[i]! + 5}>
            {score}
          </text>
        </g>
      ))}
    </>
  )
}

function Line({ frame, ranked: { seat, gains }, bold }: { frame: ChartFrame; ranked: Ranked; bold: boolean }) {
  const points = lineOf(frame, gains)
  return (
    <>
      <path
        d={`M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`}
        fill="none"
        stroke={colourOf(seat)}
        strokeWidth={bold ? 4.5 : 2.6}
        strokeLinejoin="round"
      />
      {points.slice(1).map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.4)`}>
          <Emblem seat={seat} letter="" />
        </g>
      ))}
    </>
  )
}
