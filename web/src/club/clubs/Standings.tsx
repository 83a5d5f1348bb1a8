import type { ClubSeason } from '@grotto/protocol'
import { useWords } from '../../words/words.tsx'

/** The table of a season, the most points first. */
export function Standings({ table }: { table: ClubSeason['table'] }) {
  const words = useWords()
  if (table.length === 0) return <p className="hint">{words.say('clubs.season.none')}</p>
  return (
    <div className="wide-figures">
      <table className="club-figures-table">
        <thead>
          <tr>
            <th scope="col">{words.say('clubs.col.name')}</th>
            <th scope="col">{words.say('clubs.col.points')}</th>
            <th scope="col">{words.say('clubs.col.games')}</th>
          </tr>
        </thead>
        <tbody>
          {table.map(({ person, name, points, games }) => (
            <tr key={person}>
              <th scope="row">{name}</th>
              <td>{points}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
