import type { ClubStatistics } from '@grotto/protocol'
import { pageOf } from '../../boards/boards.ts'
import { Badge } from '../../front/Badge.tsx'
import { FACTS, type GameName } from '../../games.ts'
import { useWords } from '../../words/words.tsx'

interface Props {
  readonly figures: ClubStatistics['games'][number]
  readonly game: GameName
}

/** One game at the club's tables: what was reached together, and by whom. */
export function GameFigures({ figures: { count, reached, members }, game }: Props) {
  const words = useWords()
  const scored = members.some(({ mean }) => mean !== null)
  return (
    <section className="club-shelf">
      <h2>
        <Badge game={game} titled /> {FACTS[game].title}
        <small>{words.say('clubs.games', { count })}</small>
      </h2>
      {!scored && <Reached reached={reached} game={game} />}
      <div className="wide-figures">
        <table className="club-figures-table">
          <thead>
            <tr>
              <th scope="col">{words.say('clubs.col.name')}</th>
              <th scope="col">{words.say('clubs.col.games')}</th>
              <th scope="col">{words.say('clubs.col.won')}</th>
              {scored && <th scope="col">{words.say('clubs.col.best')}</th>}
              {scored && <th scope="col">{words.say('clubs.col.mean')}</th>}
            </tr>
          </thead>
          <tbody>
            {members.map(({ person, name, games, won, best, mean }) => (
              <tr key={person}>
                <th scope="row">{name}</th>
                <td>{games}</td>
                <td>{won}</td>
                {scored && <td>{best ?? '–'}</td>}
                {scored && <td>{mean === null ? '–' : mean.toLocaleString(words.language)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What a table reached together, in the game's own words; bars with their figures. */
function Reached({ reached, game }: { reached: Props['figures']['reached']; game: GameName }) {
  const words = useWords()
  const most = Math.max(...reached.map(({ count }) => count))
  const named = (result: string) => {
    const key = `${pageOf(game).area}.result.${result}`
    return words.has(key) ? words.say(key as never) : result
  }
  return (
    <ol className="bars">
      {reached.map(({ result, count }) => (
        <li key={result}>
          <span>{named(result)}</span>
          <i style={{ inlineSize: `${(count / most) * 100}%` }} />
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}
