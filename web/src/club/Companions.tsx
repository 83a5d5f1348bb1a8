import type { MyCompanions } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { sayProblem } from '../app/problems.ts'
import { FACTS, type GameName } from '../games.ts'
import { blockPerson, createTable, inviteCompanion, myCompanions } from '../net/api.ts'
import { Token } from '../pictures/Portrait.tsx'
import { useWords } from '../words/words.tsx'

/** People I played with: one tap makes a table of the game I last played, and asks them to it. */
export function Companions({ game }: { game: GameName }) {
  const words = useWords()
  const [mine, setMine] = useState<MyCompanions>()
  useEffect(() => {
    myCompanions().then(setMine, () => {})
  }, [])
  if (!mine || (mine.companions.length === 0 && mine.blocked.length === 0)) return null
  const block = (person: string, blocked: boolean) =>
    blockPerson({ person, blocked }).then(setMine, problem => sayProblem(words, problem))
  const shut = new Set(mine.blocked.map(({ person }) => person))
  return (
    <section className="club-shelf companions">
      <h2>{words.say('club.companions')}</h2>
      <ul>
        {mine.companions
          .filter(({ person }) => !shut.has(person))
          .map(each => (
            <Companion key={each.person} {...each} game={game} onBlock={() => void block(each.person, true)} />
          ))}
        {mine.blocked.map(({ person, name }) => (
          <li key={person}>
            <span className="what">
              <b>{name}</b>
              <small>{words.say('club.blocked')}</small>
            </span>
            <button type="button" className="small" onClick={() => void block(person, false)}>
              {words.say('club.unblock')}
              <span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly person: string
  readonly name: string
  readonly games: number
  readonly game: GameName
  readonly onBlock: () => void
}

function Companion({ person, name, games, game, onBlock }: Props) {
  const words = useWords()
  const [, go] = useLocation()
  const [sure, setSure] = useState(false)
  const invite = async () => {
    try {
      const { id } = await createTable({ game, options: { players: FACTS[game].bots + 1 } })
      await inviteCompanion(id, person)
      go(`/t/${id}`)
    } catch (problem) {
      sayProblem(words, problem)
    }
  }
  return (
    <li>
      <Token who="sky" name={name} />
      <span className="what">
        <b>{name}</b>
        <small>{words.say('club.together', { count: games })}</small>
      </span>
      <span className="deeds">
        <button type="button" className="small" onClick={() => void invite()}>
          {words.say('club.invite')}
          <span className="unseen"> {name}</span>
        </button>
        <button type="button" className="small quiet" onClick={() => (sure ? onBlock() : setSure(true))}>
          {words.say(sure ? 'club.blockSure' : 'club.block')}
          <span className="unseen"> {name}</span>
        </button>
      </span>
    </li>
  )
}
