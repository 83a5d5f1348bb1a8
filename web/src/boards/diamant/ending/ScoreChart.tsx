import type { Viewer } from '@grotto/kernel'
import { useRef } from 'react'
import { growth } from '../../../theme/grown.ts'
import { useWords } from '../../../words/words.tsx'
import { colourOf, Emblem, letterOf } from '../art/Emblem.tsx'
import { NUMERALS } from '../art/Entrance.tsx'
import { useSize } from '../scene/use-size.ts'
import { type ChartFrame, frameOf, gridLines, labelHeights, lineOf } from './chart-frame.ts'
import type { Decision } from './decided-by.ts'
import type { Ranked } from './ranking-of.ts'

interface Props {
  readonly ranking: readonly Ranked[]
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** The moment that is marked. */
  readonly decision: Decision | undefined
}

/** Points after each expedition: a line, a shape and a letter for everybody. The table below says the same in figures. */
export function ScoreChart({ ranking, names, viewer, decision }: Props) {
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const grown = growth()
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
            viewBox={`0 0 ${size.width / grown} ${size.height / grown}`}
            role="img"
            aria-label={`${words.say('diamant.end.chart')}. ${words.series(lines)}`}
          >
            <Chart
              frame={frameOf(size.width / grown, size.height / grown, ranking)}
              ranking={ranking}
              names={names}
              viewer={viewer}
              decision={decision}
            />
          </svg>
        )}
      </div>
    </section>
  )
}

function Chart({ frame, ranking, names, viewer, decision }: Props & { frame: ChartFrame }) {
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
      {decision && decision.kind !== 'even' && <Fatal frame={frame} round={decision.round} />}
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

/** The expedition that decided it, lit from above. */
const Fatal = ({ frame: { x, top, bottom }, round }: { frame: ChartFrame; round: number }) => (
  <g className="fatal">
    <rect x={x(round - 1)} y={top} width={x(round) - x(round - 1)} height={bottom - top} fill="#ffb34724" />
    <path d={`M${x(round - 1)} ${top}H${x(round)}`} stroke="#ffb347" strokeWidth="3" />
    <path d={`M${(x(round - 1) + x(round)) / 2} ${top + 12}l-7-11h14Z`} fill="#ffb347" />
  </g>
)

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
