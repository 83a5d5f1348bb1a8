import type { Observation } from '@grotto/trials/observation'
import { useWords } from '../words/words.tsx'
import type { LabExperiment } from './experiment-link.ts'
import { type Column, differenceIn, figureIn } from './figures.ts'
import { figureText, nameOfColumn } from './names.ts'
import type { Bench } from './setting.ts'

interface Props {
  readonly bench: Bench
  readonly experiment: LabExperiment
  readonly tables: readonly (readonly Observation[])[]
  readonly columns: readonly Column[]
}

/** Every figure with its interval, side by side where two settings are played. */
export function FigureTable({ bench, experiment, tables, columns }: Props) {
  const words = useWords()
  const [first = [], second] = tables
  const text = (column: Column, figure: ReturnType<typeof figureIn>, signed = false) =>
    figure ? figureText(words.language, column, figure, signed) : '–'
  return (
    <div className="lab-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.say('lab.figure')}</th>
            {experiment.cells.map(({ name }) => (
              <th key={name} scope="col">
                {words.say('lab.setting', { name })}
              </th>
            ))}
            {second && <th scope="col">{words.say('lab.difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {columns.map(column => (
            <tr key={column.id} data-figure={column.id}>
              <th scope="row">{nameOfColumn(words, bench, experiment, column)}</th>
              {tables.map((games, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place
                <td key={place}>{text(column, figureIn(games, column))}</td>
              ))}
              {second && <td>{text(column, differenceIn(first, second, column), true)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <small>{words.say('lab.interval')}</small>
    </div>
  )
}
