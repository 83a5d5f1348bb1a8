import { useState } from 'react'
import { useLocation } from 'wouter'
import { Confirm } from '../../app/Confirm.tsx'
import { sayProblem } from '../../app/problems.ts'
import { beginTournament, callTournamentOff, enterTournament, leaveTournament } from '../../net/tournaments.ts'
import { useWords } from '../../words/words.tsx'
import type { TournamentAtHand } from './use-tournament.ts'

/** Fewer would compare with nobody. */
const FEWEST = 2

/** Who plays in it; in and out; and for whoever organises it, begin or call off. */
export function Entrants({ at }: { at: TournamentAtHand }) {
  const words = useWords()
  const { entrants } = at.tournament
  const named = ({ name, you }: (typeof entrants)[number]) => {
    const called = name ?? words.say('tournaments.somebody')
    return you ? words.say('clubs.you', { name: called }) : called
  }
  return (
    <section className="club-shelf tournament-entrants">
      <h2>
        {words.say('tournaments.entrants')}
        <small>{words.say('tournaments.people', { count: entrants.length })}</small>
      </h2>
      {entrants.length === 0 ? (
        <p className="hint">{words.say('tournaments.entrants.none')}</p>
      ) : (
        <p>{words.list(entrants.map(named))}</p>
      )}
      <Doors at={at} />
    </section>
  )
}

function Doors({ at: { tournament, act } }: { at: TournamentAtHand }) {
  const words = useWords()
  const [, go] = useLocation()
  const [asked, setAsked] = useState<'begin' | 'callOff' | 'withdraw'>()
  const { id, club, state, mine, organise, entered } = tournament
  const callOff = () =>
    callTournamentOff(id).then(
      () => go(`/club/${club}`),
      problem => sayProblem(words, problem),
    )
  const does = { begin: () => act(beginTournament(id)), callOff, withdraw: () => act(leaveTournament(id)) }
  const enters = state === 'entering'
  if (state === 'over') return null
  return (
    <div className="club-doors">
      {enters && !mine && (
        <button type="button" className="small" onClick={() => void act(enterTournament(id))}>
          {words.say('tournaments.enter')}
        </button>
      )}
      {enters && organise && (
        <button type="button" className="small" disabled={entered < FEWEST} onClick={() => setAsked('begin')}>
          {words.say('tournaments.begin')}
        </button>
      )}
      {mine && (
        <button type="button" className="small quiet" onClick={() => setAsked('withdraw')}>
          {words.say('tournaments.withdraw')}
        </button>
      )}
      {enters && organise && (
        <button type="button" className="small quiet" onClick={() => setAsked('callOff')}>
          {words.say('tournaments.callOff')}
        </button>
      )}
      {asked && (
        <Confirm
          title={words.say(`tournaments.${asked}.title`)}
          text={words.say(`tournaments.${asked}.text`)}
          does={words.say(`tournaments.${asked}`)}
          act={() => void does[asked]()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
