import { useWords } from '../../../words/words.tsx'
import { Token } from '../art/Emblem.tsx'
import { NUMERALS } from '../art/Entrance.tsx'
import type { Ranked } from './ranking-of.ts'

export function ScoreTable({ ranking, names }: { ranking: readonly Ranked[]; names: readonly string[] }) {
  const words = useWords()
  const best = Math.max(...ranking.flatMap(({ gains }) => gains))
  const className = (gained: number) => (gained === 0 ? 'zero' : gained === best ? 'best' : undefined)
  return (
    <div className="paper scores">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.say('diamant.explorers')}</span>
            </th>
            {NUMERALS.map(numeral => (
              <th key={numeral} scope="col">
                {numeral}
              </th>
            ))}
            <th scope="col">{words.say('diamant.end.all')}</th>
          </tr>
        </thead>
        <tbody>
          {ranking.map(({ seat, gains, score }) => (
            <tr key={seat}>
              <th scope="row">
                <span>
                  <Token seat={seat} name={names[seat]!} size={24} />
                  <span>{names[seat]}</span>
                </span>
              </th>
              {NUMERALS.map((numeral, i) => (
                <td key={numeral} className={className(gains[i] ?? 0)}>
                  {gains[i] || '–'}
                </td>
              ))}
              <td className="all">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
