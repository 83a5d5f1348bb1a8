import type { ClubRatings } from '@grotto/protocol'
import { FACTS, type GameName } from '../../games.ts'
import { withMinus } from '../../words/minus.ts'
import { useWords } from '../../words/words.tsx'

type Team = ClubRatings['teams'][number]
type Against = Team['club']

/** Medals against those of a bot with the same deals: of the club, and of members who want a rating. */
export function TeamRating({ team: { botName, version, club, members }, game }: { team: Team; game: GameName }) {
  const words = useWords()
  return (
    <>
      <h3>{FACTS[game].title}</h3>
      <div className="wide-figures">
        <table className="club-figures-table">
          <thead>
            <tr>
              <th scope="col">{words.say('clubs.team')}</th>
              <th scope="col">{words.say('clubs.team.medals')}</th>
              <th scope="col">{words.say('clubs.team.bot')}</th>
              <th scope="col">{words.say('clubs.team.more')}</th>
              <th scope="col">{words.say('clubs.col.games')}</th>
            </tr>
          </thead>
          <tbody>
            <Line who={words.say('clubs.team.club')} against={club} />
            {members.map(({ person, name, ...against }) => (
              <Line key={person} who={name} against={against} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">{words.say('clubs.team.how', { bot: botName, version })}</p>
    </>
  )
}

function Line({ who, against: { medals, par, from, to, games } }: { who: string; against: Against }) {
  const words = useWords()
  const percent = (share: number) => share.toLocaleString(words.language, { style: 'percent' })
  const points = (share: number) =>
    withMinus(Math.round(share * 100).toLocaleString(words.language, { signDisplay: 'exceptZero' }))
  return (
    <tr>
      <th scope="row">{who}</th>
      <td>{percent(medals)}</td>
      <td>{percent(par)}</td>
      <td>
        <b>{points(medals - par)}</b>
        <small>{words.say('clubs.team.range', { from: points(from), to: points(to) })}</small>
      </td>
      <td>{games}</td>
    </tr>
  )
}
