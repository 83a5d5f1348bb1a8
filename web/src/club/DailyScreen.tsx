import type { DailyTable } from '@grotto/protocol'
import { dateText, type Words } from '@grotto/words'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName, isGame } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { dailyTable } from '../net/api.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { Distribution } from './Distribution.tsx'
import { reachedInWords } from './reached.ts'
import { ShareDay } from './ShareDay.tsx'
import './my-grotto.css'
import './daily.css'

/** The table of the day: for those who have played it. */
export function DailyScreen() {
  const { game } = useParams<{ game: string }>()
  if (!isGame(game)) return <NotFound />
  const { area } = pageOf(game)
  return (
    <WordsFor areas={['common', 'club', ...(area ? [area] : [])]}>
      <Header back="/" />
      <Page game={game} />
    </WordsFor>
  )
}

function Page({ game }: { game: GameName }) {
  const words = useWords()
  usePageTitle(words.say('club.daily.title'))
  const [found, setFound] = useState<DailyTable | 'none'>()
  useEffect(() => {
    dailyTable(game).then(setFound, () => setFound('none'))
  }, [game])
  return (
    <main className="my-grotto">
      <h1>
        {words.say('club.daily.title')}
        <small> · {FACTS[game].title}</small>
      </h1>
      {found === undefined && <Loading />}
      {found === 'none' && <p className="lead">{words.say('club.daily.notYet')}</p>}
      {found && found !== 'none' && <TableOfTheDay game={game} table={found} />}
    </main>
  )
}

/** By the name it has at tables. */
function useNamedRival(game: GameName, rival: DailyTable['rival']): DailyTable['rival'] {
  const roster = useRoster(game)
  return rival && { ...rival, bot: roster.find(({ id }) => id === rival.bot)?.name ?? rival.bot }
}

const dayInWords = ({ language }: Words, day: string): string =>
  dateText(language, Date.parse(day), { dateStyle: 'long', timeZone: 'UTC' })

function TableOfTheDay({ game, table }: { game: GameName; table: DailyTable }) {
  const words = useWords()
  const { day, mine, best, distribution } = table
  const rival = useNamedRival(game, table.rival)
  return (
    <>
      <p className="lead">{words.say('club.daily.lead', { day: dayInWords(words, day) })}</p>
      <div className="my-shelves">
        <section className="club-shelf day-own">
          <h2>{words.say('club.daily.mine')}</h2>
          {mine && <p className="reached">{reachedInWords(words, game, { ...mine, cameOut: mine.cameOut.length })}</p>}
          <p className="hint">
            {rival
              ? words.say('club.daily.rival', { bot: rival.bot, reached: reachedInWords(words, game, rival) })
              : words.say('club.daily.rivalPlays')}
          </p>
          {mine && <ShareDay game={game} day={dayInWords(words, day)} mine={mine} rival={rival} />}
        </section>
        <Distribution game={game} distribution={distribution} mine={mine} />
        <section className="club-shelf my-games">
          <h2>{words.say('club.daily.best')}</h2>
          <ol>
            {best.map(({ name, table: id, you, ...reached }) => (
              <li key={id}>
                <Link href={`/replay/table/${id}`} className="line">
                  <span className="what">
                    <b>{you ? words.say('club.daily.you', { name }) : name}</b>
                    <small>{reachedInWords(words, game, reached)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  )
}
