import type { DailyTable, MyGame } from '@grotto/protocol'
import type { GameName } from '../games.ts'
import { useWords } from '../words/words.tsx'
import { reachedInWords } from './reached.ts'

interface Props {
  readonly game: GameName
  readonly distribution: DailyTable['distribution']
  readonly mine: MyGame | null
}

/** How often everything was reached today, the best first; where I am is marked. */
export function Distribution({ game, distribution, mine }: Props) {
  const words = useWords()
  const most = Math.max(...distribution.map(({ count }) => count), 1)
  const people = distribution.reduce((sum, { count }) => sum + count, 0)
  const isMine = (each: Props['distribution'][number]): boolean =>
    mine !== null && each.result === mine.result && each.score === mine.score && each.cameOut === mine.cameOut.length
  return (
    <section className="club-shelf">
      <h2>{words.say('club.daily.all', { count: people })}</h2>
      <ol className="bars day-bars">
        {distribution.map(each => (
          <li key={`${each.result} ${each.place} ${each.score} ${each.cameOut}`}>
            <span>{reachedInWords(words, game, each)}</span>
            <i style={{ inlineSize: `${(each.count / most) * 100}%` }} className={isMine(each) ? 'first' : ''} />
            <b>{each.count}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
