import type { Analysis } from '@grotto/bots/analysis'
import { sayEstimate, saySigned } from '@grotto/words'
import { useWords } from '../words/words.tsx'

/** What was expected of each seat, and how that became its result: the parts add up. */
export function Shares({ shares, names }: { shares: Analysis['shares']; names: readonly string[] }) {
  const words = useWords()
  return (
    <>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              {COLUMNS.map(column => (
                <th key={column} scope="col">
                  {words.say(`analysis.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map(({ start, own, others, draws, end }, seat) => (
              <tr key={names[seat]}>
                <th scope="row">{names[seat]}</th>
                <td>{sayEstimate(words, start)}</td>
                <td>{saySigned(words, own)}</td>
                <td>{saySigned(words, others)}</td>
                <td>{saySigned(words, draws)}</td>
                <td>{words.say('analysis.share', { mean: end })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">{words.say('analysis.addUp')}</p>
    </>
  )
}

const COLUMNS = ['who', 'start', 'own', 'others', 'draws', 'end'] as const
