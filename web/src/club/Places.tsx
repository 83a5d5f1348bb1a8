import { useWords } from '../words/words.tsx'
import { type GameResultsProps, sumOf } from './game-results.ts'

/** How often each place was reached: bars with their figures. */
export function Places({ tallies }: Pick<GameResultsProps, 'tallies'>) {
  const words = useWords()
  const places = [...new Set(tallies.map(({ place }) => place))].sort((a, b) => a - b)
  const countOf = (place: number) => sumOf(tallies, tally => (tally.place === place ? tally.count : 0))
  const most = Math.max(...places.map(countOf))
  return (
    <>
      <h3>{words.say('club.places')}</h3>
      <ol className="bars">
        {places.map(place => (
          <li key={place}>
            <span>{words.say('club.place', { place })}</span>
            <i style={{ inlineSize: `${(countOf(place) / most) * 100}%` }} className={place === 1 ? 'first' : ''} />
            <b>{countOf(place)}</b>
          </li>
        ))}
      </ol>
    </>
  )
}
