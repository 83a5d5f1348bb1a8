import type { DailyBot, DailyTable, MyGame } from '@grotto/protocol'
import type { GameName } from '../games.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { byMerit, type Reached, reachedInWords } from './reached.ts'

interface Props {
  readonly game: GameName
  readonly distribution: DailyTable['distribution']
  /** By the names they have at tables. */
  readonly bots: readonly DailyBot[]
  readonly mine: MyGame | null
}

interface Bar extends Reached {
  readonly people: number
  readonly bots: readonly string[]
}

/** How often everything was reached that day, the best first, bots among the people; where I am is marked. */
export function Distribution({ game, distribution, bots, mine }: Props) {
  const words = useWords()
  const bars = barsOf(distribution, bots)
  const most = Math.max(...bars.map(bar => bar.people + bar.bots.length), 1)
  const people = distribution.reduce((sum, { count }) => sum + count, 0)
  const mineIs = mine && keyOf({ ...mine, cameOut: mine.cameOut.length })
  const width = (count: number) => ({ inlineSize: `${(count / most) * 100}%` })
  return (
    <section className="club-shelf">
      <h2>{words.say('club.daily.all', { count: people })}</h2>
      <ol className="bars day-bars">
        {bars.map(bar => (
          <li key={keyOf(bar)}>
            <span>
              {reachedInWords(words, game, bar)}
              {keyOf(bar) === mineIs && <em> · {words.say('club.daily.here')}</em>}
            </span>
            <span className="bar" aria-hidden="true">
              {bar.people > 0 && <i style={width(bar.people)} className={keyOf(bar) === mineIs ? 'first' : ''} />}
              {bar.bots.length > 0 && <i style={width(bar.bots.length)} className="of-bots" />}
            </span>
            <b>{bar.people || ''}</b>
            {bar.bots.length > 0 && (
              <small className="day-bots">
                <Glyph name="bot" size={15} />
                {words.say('club.daily.bots', { count: bar.bots.length, names: words.list(bar.bots) })}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const keyOf = ({ result, place, score, cameOut }: Reached): string => JSON.stringify([result, place, score, cameOut])

/** One bar for each thing that somebody reached, whoever it was. */
function barsOf(distribution: Props['distribution'], bots: readonly DailyBot[]): readonly Bar[] {
  const bars = new Map<string, Bar>(
    distribution.map(({ count, ...reached }) => [keyOf(reached), { ...reached, people: count, bots: [] }]),
  )
  for (const { bot, ...reached } of bots) {
    const bar = bars.get(keyOf(reached)) ?? { ...reached, people: 0, bots: [] }
    bars.set(keyOf(reached), { ...bar, bots: [...bar.bots, bot] })
  }
  return [...bars.values()].sort(byMerit)
}
