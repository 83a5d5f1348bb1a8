import type { ClubRatings } from '@grotto/protocol'
import { useEffect, useState } from 'react'
import { FACTS, isGame } from '../../games.ts'
import { clubRatings, wantRating } from '../../net/clubs.ts'
import { Toggle } from '../../setup/Toggle.tsx'
import { useWords } from '../../words/words.tsx'
import { TeamRating } from './TeamRating.tsx'
import type { ClubAtHand } from './use-club.ts'

interface Rated {
  readonly who: string
  readonly rating: number
  readonly uncertainty: number
  readonly games: number
}

/** Ratings of those who want one: among people, and at tables with bots. */
export function Ratings({ at: { club, act } }: { at: ClubAtHand }) {
  const words = useWords()
  const [found, setFound] = useState<ClubRatings>()
  const mine = club.members.find(({ you }) => you)?.rated ?? false
  const wanting = club.members.filter(({ rated }) => rated).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wants one, or a table that ended, is a reason to look again
  useEffect(() => {
    clubRatings(club.id).then(setFound, () => {})
  }, [club.id, wanting, club.tables.length])
  return (
    <section className="club-shelf club-ratings">
      <h2>{words.say('clubs.ratings')}</h2>
      <Toggle
        name={words.say('clubs.ratings.want')}
        note={words.say('clubs.ratings.note')}
        on={mine}
        change={rated => void act(wantRating(club.id, rated))}
      />
      {found?.games.map(({ game, people, withBots, bots }) => (
        <div key={game}>
          {isGame(game) && people.length + withBots.length > 0 && <h3>{FACTS[game].title}</h3>}
          <Pool name={words.say('clubs.ratings.people')} rated={people.map(called)} />
          {withBots.length > 0 && (
            <Pool
              name={words.say('clubs.ratings.bots')}
              rated={[...withBots.map(called), ...bots.map(({ bot, ...same }) => ({ who: bot, ...same }))].sort(
                byRating,
              )}
            />
          )}
        </div>
      ))}
      {(found?.games.length ?? 0) > 0 && <p className="hint">{words.say('clubs.ratings.how')}</p>}
      {found?.teams.map(team => isGame(team.game) && <TeamRating key={team.game} team={team} game={team.game} />)}
    </section>
  )
}

const called = ({ name, ...same }: Omit<Rated, 'who'> & { name: string }): Rated => ({ who: name, ...same })
const byRating = (a: Rated, b: Rated): number => b.rating - a.rating

function Pool({ name, rated }: { name: string; rated: readonly Rated[] }) {
  const words = useWords()
  if (rated.length === 0) return null
  const figure = (value: number) => value.toLocaleString(words.language, { minimumFractionDigits: 1 })
  return (
    <div className="wide-figures">
      <table className="club-figures-table">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{words.say('clubs.col.rating')}</th>
            <th scope="col">{words.say('clubs.col.games')}</th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ who, rating, uncertainty, games }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{words.say('clubs.ratings.of', { rating: figure(rating), uncertainty: figure(uncertainty) })}</td>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
