import type { Viewer } from '@grotto/kernel'
import { useWords } from '../../../words/words.tsx'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { colourOf, Token } from '../art/Emblem.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import type { Ranked } from './ranking-of.ts'

interface Props {
  readonly ranking: readonly Ranked[]
  readonly names: readonly string[]
  readonly viewer: Viewer
}

export const Ranking = ({ ranking, names, viewer }: Props) => (
  <ol className={ranking.length > 5 ? 'many' : ''}>
    {ranking.map(ranked => (
      <Row key={ranked.seat} ranked={ranked} name={names[ranked.seat]!} you={ranked.seat === viewer} />
    ))}
  </ol>
)

function Row({
  ranked: { seat, place, score, relics, gains },
  name,
  you,
}: {
  ranked: Ranked
  name: string
  you: boolean
}) {
  const words = useWords()
  const first = place === 1
  return (
    <li className={`${first ? 'first' : ''} ${you ? 'you' : ''}`}>
      <span className="place-number">{place}</span>
      <Token seat={seat} name={name} size={first ? 44 : 34} />
      <span className="person">
        <b>{name}</b>
        <small>
          {you && `${words.say('diamant.you')} · `}
          {words.say('diamant.end.best', { points: Math.max(0, ...gains) })}
        </small>
      </span>
      {relics > 0 && (
        <span className="relics">
          <RelicMark size={22} />×{relics}
          <span className="unseen">{words.say('diamant.relics', { count: relics })}</span>
        </span>
      )}
      <strong>{score}</strong>
      <ChestIcon colour={colourOf(seat)} size={first ? 48 : 34} open={first} />
    </li>
  )
}
