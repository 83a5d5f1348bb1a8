import { MOST_DEALS } from '@grotto/protocol'
import { Suspense, use, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { Header } from '../app/Header.tsx'
import { Loading } from '../app/Loading.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { usePageTitle } from '../app/page-title.ts'
import { sayProblem } from '../app/problems.ts'
import { dealOf, loadForm } from '../boards/boards.ts'
import { FACTS, type GameName, isGame } from '../games.ts'
import { setUpTournament } from '../net/tournaments.ts'
import { Choice } from '../play/Choice.tsx'
import { WordsForGame } from '../play/WordsForGame.tsx'
import { useWords } from '../words/words.tsx'
import { ForClub } from './ForClub.tsx'
import { type AnyDraft, draftOf } from './form.ts'
import { GameOptions } from './GameOptions.tsx'
import { Refused } from './Refused.tsx'
import { unitOf } from './TableSettings.tsx'
import { useRefusal } from './use-refusal.ts'
import './setup.css'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const CLOCKS: readonly number[] = [30, 60, 120, 300, 43_200, 86_400]
const CLOSES: readonly number[] = [2 * HOUR, 4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY]
const USUAL_SEATS = 4

/** Setting up a tournament of a club: what everybody will play alike. */
export function NewTournament() {
  const { id: club = '', game } = useParams<{ id: string; game: string }>()
  if (!isGame(game)) return <NotFound />
  return (
    <WordsForGame game={game} more={['clubs', 'tournaments']}>
      <Header back={`/club/${club}`} />
      <SetUp key={game} game={game} club={club} />
    </WordsForGame>
  )
}

function SetUp({ game, club }: { game: GameName; club: string }) {
  const words = useWords()
  usePageTitle(words.say('tournaments.form.title'))
  return (
    <main className="setup">
      <div className="head">
        <h1>{words.say('tournaments.new', { game: FACTS[game].title })}</h1>
      </div>
      <Suspense fallback={<Loading />}>
        <Form game={game} club={club} />
      </Suspense>
    </main>
  )
}

function Form({ game, club }: { game: GameName; club: string }) {
  const words = useWords()
  const [, go] = useLocation()
  const form = use(loadForm(game))
  const [fewest, most] = FACTS[game].players
  const [draft, setDraft] = useState<AnyDraft>(() => draftOf(form, {}, words.language))
  const [deals, setDeals] = useState(3)
  const [seats, setSeats] = useState(fewest === 1 ? 1 : USUAL_SEATS)
  const [clock, setClock] = useState(60)
  const [closes, setCloses] = useState(DAY)
  const [busy, setBusy] = useState(false)
  const options = form.optionsOf(draft, seats)
  const refusal = useRefusal(game, options)
  const create = async () => {
    setBusy(true)
    try {
      const wanted = { game, options, deals, seats, clock, closes: Date.now() + closes }
      go(`/tournament/${(await setUpTournament(club, wanted)).id}`)
    } catch (problem) {
      sayProblem(words, problem)
      setBusy(false)
    }
  }
  const resize = (count: number) => {
    setSeats(count)
    if (count > 1 && clock === 0) setClock(CLOCKS[1]!)
  }
  return (
    <div className="columns">
      <section className="panel options">
        <h2>{words.say('table.setup.options')}</h2>
        <Choice
          {...{ name: 'deals', values: numbers(1, MOST_DEALS), value: deals, label: String, choose: setDeals }}
          legend={words.say('tournaments.form.deals', { kind: dealOf(game) })}
        />
        <Choice
          {...{ name: 'seats', values: numbers(fewest, most), value: seats, label: String, choose: resize }}
          legend={words.say('tournaments.form.seats')}
        />
        <GameOptions {...{ game, form, draft, players: seats }} change={change => setDraft({ ...draft, ...change })} />
      </section>
      <div className="right">
        <Times alone={seats === 1} {...{ clock, setClock, closes, setCloses }} />
        <div className="start">
          <Refused game={game} form={form} refusal={refusal} />
          <ForClub club={club} say="tournaments.form.club" />
          <p>{words.say('tournaments.form.note')}</p>
          <button type="button" className="primary" onClick={create} disabled={busy || refusal !== undefined}>
            {words.say('tournaments.form.go')}
          </button>
        </div>
      </div>
    </div>
  )
}

interface TimesProps {
  /** Where nobody waits for her, somebody may take as long as she likes. */
  readonly alone: boolean
  readonly clock: number
  readonly setClock: (seconds: number) => void
  readonly closes: number
  readonly setCloses: (milliseconds: number) => void
}

function Times({ alone, clock, setClock, closes, setCloses }: TimesProps) {
  const words = useWords()
  return (
    <section className="panel options">
      <h2>{words.say('tournaments.name')}</h2>
      <Choice
        {...{ name: 'clock', values: alone ? [0, ...CLOCKS] : CLOCKS, value: clock, choose: setClock }}
        legend={words.say('table.setup.clock')}
        label={seconds => words.say('table.setup.clock.value', unitOf(seconds))}
      />
      <Choice
        {...{ name: 'closes', values: CLOSES, value: closes, choose: setCloses }}
        legend={words.say('tournaments.form.closes')}
        label={time => words.say('tournaments.form.closes.value', unitOf(time / 1000))}
      />
    </section>
  )
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
