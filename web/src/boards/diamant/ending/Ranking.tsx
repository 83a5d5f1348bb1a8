import type { Viewer } from '@grotto/kernel'
import { useWords } from '../../../words/words.tsx'
import type { Sitter } from '../../board.ts'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { colourOf } from '../art/Emblem.tsx'
import { Face } from '../art/Face.tsx'
import { RelicMark } from '../art/RelicCard.tsx'
import type { Ranked } from './ranking-of.ts'

interface Props {
  readonly ranking: readonly Ranked[]
  readonly sitters: readonly Sitter[]
  readonly viewer: Viewer
}

export const Ranking = ({ ranking, sitters, viewer }: Props) => (
  <ol className={ranking.length > 5 ? 'many' : ''}>
    {ranking.map(ranked => (
      <Row key={ranked.seat} ranked={ranked} sitter={sitters[ranked.seat]!} you={ranked.seat === viewer} />
    ))}
  </ol>
)

function Row({
  ranked: { seat, place, score, relics, gains },
  sitter: { name, bot, motto },
  you,
}: {
  ranked: Ranked
  sitter: Sitter
  you: boolean
}) {
  const words = useWords()
  const first = place === 1
  return (
    <li className={`${first ? 'first' : ''} ${you ? 'you' : ''}`}>
      <span className="place-number">{place}</span>
      <Face seat={seat} name={name} bot={bot} size={first ? 44 : 34} />
      <span className="person">
        <b>{name}</b>
        <small>
          {you && `${words.say('diamant.you')} · `}
          {words.say('diamant.end.best', { points: Math.max(0, ...gains) })}
        </small>
      </span>
      {motto && <small className="motto">{motto}</small>}
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
