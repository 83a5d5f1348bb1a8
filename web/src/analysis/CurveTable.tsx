import { sayEstimate } from '@grotto/words'
import { useWords } from '../words/words.tsx'
import type { Analysed } from './analyst.ts'

/** The same as the curve, in figures: where something changed. */
export function CurveTable({
  analysed: { analysis, moments },
  names,
}: {
  analysed: Analysed
  names: readonly string[]
}) {
  const words = useWords()
  const lines = analysis.isShared ? [words.say('analysis.start')] : names
  const rows = moments
    .map(({ first }, moment) => ({ first, worths: analysis.points[moment]!.worths.slice(0, lines.length) }))
    .filter(
      ({ worths }, row, all) => row === 0 || worths.some(({ mean }, seat) => mean !== all[row - 1]?.worths[seat]?.mean),
    )
  return (
    <details>
      <summary>{words.say('analysis.asTable')}</summary>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.say('analysis.moves')}</th>
              {lines.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ first, worths }) => (
              <tr key={first}>
                <th scope="row">{words.say('analysis.before', { move: first + 1 })}</th>
                {worths.map((worth, seat) => (
                  <td key={lines[seat]}>{sayEstimate(words, worth)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
