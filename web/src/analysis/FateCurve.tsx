import type { Estimate } from '@grotto/bots'
import { useWords } from '../words/words.tsx'

interface Props {
  /** How it stood for each line, point by point. */
  readonly points: readonly (readonly Estimate[])[]
  readonly names: readonly string[]
  /** Where a line is not finished, how long it will be. */
  readonly length: number
  readonly turning?: { readonly moment: number; readonly seat: number } | undefined
}

const [WIDE, HIGH, EDGE, ROOM] = [360, 160, 10, 18]
/** Room for the scale at the left, and how far apart the numbers at the ends of lines stand at least. */
const [SCALE, APART] = [34, 11]
/** Lines are told apart by their dashes and by the number at their end. */
const DASHES = ['', '6 3', '2 3', '10 3 2 3', '1 4', '12 5', '6 2 1 2 1 2', '3 6']

/** How each one's prospects went, from the first decision to the end; the sentence below and the table tell the same. */
export function FateCurve({ points, names, length, turning }: Props) {
  const words = useWords()
  const x = (moment: number) => SCALE + (moment / Math.max(1, length - 1)) * (WIDE - SCALE - ROOM)
  const y = (mean: number) => HIGH - EDGE - mean * (HIGH - 2 * EDGE)
  const share = (mean: number) => words.say('analysis.share', { mean })
  const label = names.map((name, seat) =>
    words.say('analysis.curveText', {
      name,
      from: share(points[0]?.[seat]?.mean ?? 0),
      to: share(points.at(-1)?.[seat]?.mean ?? 0),
    }),
  )
  const turned = turning && points[turning.moment + 1]?.[turning.seat]
  return (
    <figure className="fate-curve">
      <figcaption>{words.say('analysis.curve')}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label.join(' ')}>
        {[0, 0.5, 1].map(mean => (
          <g key={mean}>
            <path className="ground" d={`M${SCALE} ${y(mean)}H${WIDE - ROOM}`} />
            <text className="scale" x={SCALE - 5} y={y(mean) + 4}>
              {share(mean)}
            </text>
          </g>
        ))}
        {names.length === 1 && <Band points={points} x={x} y={y} />}
        {names.map((name, seat) => (
          <polyline
            key={name}
            strokeDasharray={DASHES[seat]}
            points={points.map((worths, moment) => `${x(moment)},${y(worths[seat]?.mean ?? 0)}`).join(' ')}
          />
        ))}
        {turned && turning && <circle className="turning" cx={x(turning.moment + 1)} cy={y(turned.mean)} r="5" />}
        {names.length > 1 &&
          endsOf(points, y).map(({ seat, at }) => (
            <text key={seat} x={x(points.length - 1) + 5} y={at + 4}>
              {seat + 1}
            </text>
          ))}
      </svg>
      {names.length > 1 && <p className="legend">{names.map((name, seat) => `${seat + 1} ${name}`).join(' · ')}</p>}
    </figure>
  )
}

/** Where the number of each line stands: at its end, and clear of the one below it. */
function endsOf(points: Props['points'], y: (mean: number) => number): { seat: number; at: number }[] {
  const ends = (points.at(-1) ?? []).map(({ mean }, seat) => ({ seat, at: y(mean) })).sort((a, b) => b.at - a.at)
  for (const [place, end] of ends.entries()) end.at = Math.min(end.at, (ends[place - 1]?.at ?? HIGH) - APART)
  return ends
}

interface BandProps extends Pick<Props, 'points'> {
  readonly x: (moment: number) => number
  readonly y: (mean: number) => number
}

/** The 95 % interval round a single line. */
function Band({ points, x, y }: BandProps) {
  const side = (sign: 1 | -1) =>
    points.map(([worth], moment) => {
      const { mean, margin } = worth ?? { mean: 0, margin: 0 }
      return `${x(moment)},${y(Math.max(0, Math.min(1, mean + sign * margin)))}`
    })
  return <polygon className="band" points={[...side(1), ...side(-1).reverse()].join(' ')} />
}
