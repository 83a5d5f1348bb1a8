import { useWords } from '../words/words.tsx'

const [WIDE, HIGH, EDGE] = [320, 96, 8]

/** Scores from the oldest to the latest as one line; read out as a sentence. */
export function ScoreLine({ scores }: { scores: readonly number[] }) {
  const words = useWords()
  if (scores.length < 2) return null
  const most = Math.max(...scores, 1)
  const spots = scores.map((score, i): [number, number] => [
    EDGE + (i / (scores.length - 1)) * (WIDE - 2 * EDGE),
    HIGH - EDGE - (score / most) * (HIGH - 2 * EDGE),
  ])
  const [x, y] = spots.at(-1)!
  const [count, least, last] = [scores.length, Math.min(...scores), scores.at(-1)!]
  return (
    <figure className="score-line">
      <figcaption>{words.say('club.scores')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={words.say('club.scoresText', { count, least, most, last })}
      >
        <path className="ground" d={`M${EDGE} ${HIGH - EDGE}H${WIDE - EDGE}`} />
        <polyline points={spots.map(spot => spot.join()).join(' ')} />
        <circle cx={x} cy={y} r="4" />
      </svg>
      <div className="ends" aria-hidden="true">
        <span>{scores[0]}</span>
        <span>↑ {most}</span>
        <span>{last}</span>
      </div>
    </figure>
  )
}
