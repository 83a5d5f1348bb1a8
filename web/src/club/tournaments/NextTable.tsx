import type { TournamentNext } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../../app/problems.ts'
import { dealOf } from '../../boards/boards.ts'
import { nextTable } from '../../net/tournaments.ts'
import { Glyph } from '../../pictures/Glyph.tsx'
import { useWords } from '../../words/words.tsx'
import type { TournamentAtHand } from './use-tournament.ts'

/** Whoever waits says so again and again: that is how others know she is there. */
const ASK_MS = 5_000

/** My next deal, in one tap; while others are missing, who. */
export function NextTable({ at: { tournament } }: { at: TournamentAtHand }) {
  const words = useWords()
  const next = tournament.mine?.next ?? null
  const said = whyNone(tournament)
  return (
    <section className="club-shelf next-table">
      <h2>{words.say('tournaments.yours')}</h2>
      {said === undefined && next !== null ? (
        <Play id={tournament.id} game={tournament.game} deal={next} />
      ) : (
        <p className="hint">{words.say(`tournaments.${said ?? 'through'}`)}</p>
      )}
    </section>
  )
}

/** Why there is no table for me now; nothing where there is one. */
function whyNone({ state, mine }: TournamentAtHand['tournament']) {
  if (state === 'over') return 'over'
  if (!mine) return state === 'entering' ? 'enterFirst' : 'away'
  if (state === 'entering') return 'wait'
  return mine.next === null ? 'through' : undefined
}

function Play({ id, game, deal }: { id: string; game: string; deal: number }) {
  const words = useWords()
  const { waiting, ask } = useNextTable(id)
  if (!waiting)
    return (
      <button type="button" className="primary" onClick={ask}>
        <Glyph name="play" />
        {words.say('tournaments.play', { kind: dealOf(game), number: deal + 1 })}
      </button>
    )
  const { waiting: names = [], until } = waiting
  const time = until && new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(until)
  return (
    <div aria-live="polite">
      <p>{words.say('tournaments.wait.names', { names: words.list([...names]) })}</p>
      {time && <p className="hint">{words.say('tournaments.wait.until', { time })}</p>}
    </div>
  )
}

/** Asks until the table is there, and goes to it. */
function useNextTable(id: string): { waiting: TournamentNext | undefined; ask: () => void } {
  const words = useWords()
  const [, go] = useLocation()
  const [asked, setAsked] = useState(false)
  const [waiting, setWaiting] = useState<TournamentNext>()
  useEffect(() => {
    if (!asked) return
    let current = true
    const look = () =>
      nextTable(id).then(
        next => {
          if (!current) return
          if (next.table) go(`/t/${next.table}`)
          else if (next.done) setAsked(false)
          setWaiting(next.done ? undefined : next)
        },
        problem => {
          setAsked(false)
          setWaiting(undefined)
          sayProblem(words, problem)
        },
      )
    void look()
    const timer = setInterval(look, ASK_MS)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [asked, id, go, words])
  return { waiting: asked ? waiting : undefined, ask: () => setAsked(true) }
}
