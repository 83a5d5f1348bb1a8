import type { DailyTable } from '@grotto/protocol'
import { dateText, type Words } from '@grotto/words'
import { useEffect, useState } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { pageOf } from '../boards/boards.ts'
import { FACTS, type GameName, isGame } from '../games.ts'
import { useRoster } from '../local/use-roster.ts'
import { dailyTable, honourTable, Problem } from '../net/api.ts'
import { untilAnswered } from '../net/until-answered.ts'
import { useWords, WordsFor } from '../words/words.tsx'
import { Distribution } from './Distribution.tsx'
import { bringHonourGames, today, yesterday } from './honour.ts'
import { byMerit, reachedInWords } from './reached.ts'
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

interface Shown {
  readonly sealed: DailyTable | undefined
  readonly honour: DailyTable | undefined
  /** Nobody said whether there is anything to see. */
  readonly away: boolean
}

/** Whoever has not played hers yet sees none. */
const CLOSED = new Set(['notFinished', 'notFound'])

/** What was played without a line may be here still: it is brought before the list is asked for. */
async function shownOn(game: GameName, day: string | undefined): Promise<Shown> {
  await bringHonourGames()
  let away = false
  const orNone = (problem: unknown) => {
    away ||= !(problem instanceof Problem) || !CLOSED.has(problem.kind)
    return undefined
  }
  const [sealed, honour] = await Promise.all([
    dailyTable(game, day).catch(orNone),
    honourTable(game, day).catch(orNone),
  ])
  return { sealed, honour, away }
}

function Page({ game }: { game: GameName }) {
  const words = useWords()
  const day = new URLSearchParams(useSearch()).get('day') ?? undefined
  usePageTitle(words.say('club.daily.title'))
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let current = true
    setShown(undefined)
    const end = untilAnswered(async () => {
      const found = await shownOn(game, day)
      if (current) setShown(found)
      return !found.away
    })
    return () => {
      current = false
      end()
    }
  }, [game, day])
  return (
    <main className="my-grotto">
      <h1>
        {words.say('club.daily.title')}
        <small> · {FACTS[game].title}</small>
      </h1>
      {!shown && <Loading />}
      {shown && !shown.sealed && (
        <p className="lead">{words.say(shown.away ? 'club.daily.away' : 'club.daily.notYet')}</p>
      )}
      {shown?.sealed && <TableOfTheDay game={game} table={shown.sealed} />}
      {shown?.honour && shown.honour.best.length > 0 && <OnHonour game={game} table={shown.honour} />}
      <OtherDay game={game} day={day} />
    </main>
  )
}

/** Whoever played late in the evening looks on the morning after. */
function OtherDay({ game, day }: { game: GameName; day: string | undefined }) {
  const words = useWords()
  return (
    <p className="other-day">
      {day === undefined || day === today() ? (
        <Link className="second" href={`/daily/${game}?day=${yesterday()}`}>
          {words.say('club.daily.yesterday')}
        </Link>
      ) : (
        <Link className="second" href={`/daily/${game}`}>
          {words.say('club.daily.today')}
        </Link>
      )}
    </p>
  )
}

/** By the names they have at tables. */
function useNamedBots(game: GameName, bots: DailyTable['bots']): DailyTable['bots'] {
  const roster = useRoster(game)
  return bots.map(each => ({ ...each, bot: roster.find(({ id }) => id === each.bot)?.name ?? each.bot }))
}

const dayInWords = ({ language }: Words, day: string): string =>
  dateText(language, Date.parse(day), { dateStyle: 'long', timeZone: 'UTC' })

function TableOfTheDay({ game, table }: { game: GameName; table: DailyTable }) {
  const words = useWords()
  const { day, mine, distribution } = table
  const bots = useNamedBots(game, table.bots)
  return (
    <>
      <p className="lead">{words.say('club.daily.lead', { day: dayInWords(words, day) })}</p>
      <div className="my-shelves">
        <section className="club-shelf day-own">
          <h2>{words.say('club.daily.mine')}</h2>
          {mine && <p className="reached">{reachedInWords(words, game, { ...mine, cameOut: mine.cameOut.length })}</p>}
          {!mine && <p className="hint">{words.say('club.daily.without')}</p>}
          {mine && bots.length === 0 && <p className="hint">{words.say('club.daily.rivalPlays')}</p>}
          {mine && <ShareDay game={game} day={dayInWords(words, day)} mine={mine} bots={bots} />}
        </section>
        <Distribution game={game} distribution={distribution} bots={bots} mine={mine} />
        <Best game={game} best={table.best} bots={bots} />
      </div>
    </>
  )
}

/** Apart: these were dealt by their own devices, with a seed that everybody may know. */
function OnHonour({ game, table }: { game: GameName; table: DailyTable }) {
  const words = useWords()
  const { mine, distribution, best, day } = table
  return (
    <section className="on-honour" aria-labelledby="on-honour">
      <h2 id="on-honour">{words.say('club.honour.title')}</h2>
      <p className="hint">{words.say('club.honour.text', { day: dayInWords(words, day) })}</p>
      <div className="my-shelves">
        <Distribution game={game} distribution={distribution} bots={[]} mine={mine} />
        <Best game={game} best={best} bots={[]} />
      </div>
    </section>
  )
}

type Line = (DailyTable['best'][number] & { readonly bot?: undefined }) | DailyTable['bots'][number]

/** The best with their replays, and the bots where they would stand. */
function Best({ game, best, bots }: { game: GameName } & Pick<DailyTable, 'best' | 'bots'>) {
  const words = useWords()
  const lines: readonly Line[] = [...best, ...bots].sort(byMerit)
  return (
    <section className="club-shelf my-games">
      <h2>{words.say('club.daily.best')}</h2>
      <ol>
        {lines.map(line =>
          line.bot === undefined ? (
            <li key={line.table}>
              <Link href={`/replay/table/${line.table}`} className="line">
                <span className="what">
                  <b>{line.you ? words.say('club.daily.you', { name: line.name }) : line.name}</b>
                  <small>{reachedInWords(words, game, line)}</small>
                </span>
              </Link>
            </li>
          ) : (
            <li key={line.bot} className="of-bot">
              <span className="line">
                <span className="what">
                  <b>{words.say('club.daily.bots', { count: 1, names: line.bot })}</b>
                  <small>{reachedInWords(words, game, line)}</small>
                </span>
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  )
}
