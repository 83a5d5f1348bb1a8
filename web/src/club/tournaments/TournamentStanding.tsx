import type { TournamentInfo } from '@grotto/protocol'
import { Link } from 'wouter'
import { dealOf, pageOf } from '../../boards/boards.ts'
import { type GameName, isGame } from '../../games.ts'
import { withMinus } from '../../words/minus.ts'
import { useWords } from '../../words/words.tsx'

type Line = TournamentInfo['standing'][number]
type Dealt = Line['deals'][number]

/** How it stands over the deals I am through with; each figure leads to its game. */
export function TournamentStanding({ tournament }: { tournament: TournamentInfo }) {
  const words = useWords()
  const { standing, deals, game, state } = tournament
  if (!isGame(game) || state === 'entering') return null
  const shown = [...Array(deals).keys()].filter(deal => standing.some(line => line.deals[deal]))
  const scored = standing.some(line => line.deals.some(dealt => typeof dealt?.score === 'number'))
  const together = standing.some(({ spare }) => spare > 0)
  return (
    <section className="club-shelf tournament-standing">
      <h2>{words.say('tournaments.standing')}</h2>
      {shown.length === 0 ? (
        <p className="hint">{words.say('tournaments.standing.none', { kind: dealOf(game) })}</p>
      ) : (
        <div className="wide-figures">
          <Figures standing={standing} shown={shown} game={game} spare={together} />
        </div>
      )}
      <p className="hint">
        {shown.length > 0 &&
          `${words.say(`tournaments.standing.${scored ? 'scored' : 'together'}`, { kind: dealOf(game) })} `}
        {shown.length < deals &&
          state === 'playing' &&
          words.say('tournaments.standing.hidden', { kind: dealOf(game) })}
      </p>
    </section>
  )
}

interface Props {
  readonly standing: readonly Line[]
  readonly shown: readonly number[]
  readonly game: GameName
  readonly spare: boolean
}

function Figures({ standing, shown, game, spare }: Props) {
  const words = useWords()
  return (
    <table className="club-figures-table">
      <thead>
        <tr>
          <th scope="col">{words.say('clubs.col.name')}</th>
          {shown.map(deal => (
            <th key={deal} scope="col">
              {words.say('tournaments.col.deal', { kind: dealOf(game), number: deal + 1 })}
            </th>
          ))}
          {spare && <th scope="col">{words.say('tournaments.col.left')}</th>}
          <th scope="col">{words.say('clubs.col.points')}</th>
        </tr>
      </thead>
      <tbody>
        {standing.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: who was forgotten has nothing else to be known by
          <tr key={at}>
            <th scope="row">
              {line.place}. {nameOf(line)}
            </th>
            {shown.map(deal => (
              <td key={deal}>
                <DealtTo dealt={line.deals[deal] ?? null} game={game} />
              </td>
            ))}
            {spare && <td>{line.spare}</td>}
            <td>
              <b>{line.points.toLocaleString(words.language)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

  function nameOf({ name, you }: Line): string {
    const called = name ?? words.say('tournaments.somebody')
    return you ? words.say('clubs.you', { name: called }) : called
  }
}

/** What a deal gave, with what was reached; it leads to the replay. */
function DealtTo({ dealt, game }: { dealt: Dealt; game: GameName }) {
  const words = useWords()
  if (!dealt) return '·'
  const { points, result, score, table } = dealt
  const signDisplay = typeof score === 'number' ? 'exceptZero' : 'auto'
  const given = withMinus(points.toLocaleString(words.language, { signDisplay }))
  if (result === undefined)
    return (
      <>
        {given} <small>{words.say('tournaments.missed')}</small>
      </>
    )
  const key = `${pageOf(game).area}.result.${result}`
  const reached = typeof score === 'number' ? String(score) : words.has(key) ? words.say(key as never) : result
  return (
    <>
      {table ? <Link href={`/replay/table/${table}`}>{given}</Link> : given} <small>{reached}</small>
    </>
  )
}
