import { type Ref, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { After } from './After.tsx'
import { Distribution } from './Distribution.tsx'
import type { LabExperiment } from './experiment-link.ts'
import { FigureTable } from './FigureTable.tsx'
import { type Column, columnsOf } from './figures.ts'
import { nameOfColumn } from './names.ts'
import { Settling } from './Settling.tsx'
import type { Bench } from './setting.ts'
import type { Trials } from './use-trials.ts'

interface Props {
  readonly ref: Ref<HTMLElement>
  readonly bench: Bench
  /** As it is set now; what was played may be another. */
  readonly experiment: LabExperiment
  readonly trials: Trials | undefined
  readonly shown: number
}

/** What came of it: while it is played, and after. */
export function Results({ ref, bench, experiment, trials, shown }: Props) {
  const words = useWords()
  return (
    <section ref={ref} className="lab-results" aria-label={words.say('lab.results')}>
      <div className="panel lab-panel">
        <h2>{words.say('lab.results')}</h2>
        {trials ? <Progress trials={trials} /> : <p>{words.say('lab.none')}</p>}
        {trials && trials.measures.length > 0 && <Figures bench={bench} trials={trials} />}
      </div>
      <After bench={bench} experiment={experiment} shown={shown} />
    </section>
  )
}

function Progress({ trials: { phase, tables, experiment } }: { trials: Trials }) {
  const words = useWords()
  const played = Math.min(...tables.map(games => games.length))
  const { games } = experiment
  const said = {
    playing: () => '',
    done: () => words.say('lab.done', { games }),
    stopped: () => words.say('lab.stopped', { games: played }),
    broken: () => words.say('lab.broken'),
  }[phase]()
  return (
    <div className="lab-progress">
      <p role="status">{said}</p>
      {phase === 'playing' && (
        <>
          <progress max={games} value={played} aria-label={words.say('lab.games')} />
          <span>{words.say('lab.progress', { done: played, games })}</span>
        </>
      )}
    </div>
  )
}

function Figures({ bench, trials }: { bench: Bench; trials: Trials }) {
  const { experiment, measures, tables } = trials
  const seats = Math.max(...experiment.cells.map(({ options }) => seatsOf(bench, options)))
  const columns = columnsOf(measures, seats)
  const amounts = columns.filter(({ kind }) => kind === 'amount')
  const [watched, watch] = useChosen(columns)
  const [spread, choose] = useChosen(amounts)
  const props = { bench, experiment, tables }
  return (
    <>
      {watched && (
        <Settling {...props} column={watched}>
          <Pick {...{ bench, experiment }} columns={columns} column={watched} choose={watch} />
        </Settling>
      )}
      {spread && (
        <Distribution {...props} column={spread}>
          <Pick {...{ bench, experiment }} columns={amounts} column={spread} choose={choose} />
        </Distribution>
      )}
      <FigureTable {...props} columns={columns} />
    </>
  )
}

function seatsOf({ engine }: Bench, options: object): number {
  const parsed = engine.parseOptions(options)
  return parsed.ok ? engine.seatCount(parsed.value) : 1
}

/** One of the columns, the first at first; one that is gone is the first again. */
function useChosen(columns: readonly Column[]): [Column | undefined, (id: string) => void] {
  const [id, choose] = useState('')
  return [columns.find(each => each.id === id) ?? columns[0], choose]
}

interface PickProps {
  readonly bench: Bench
  readonly experiment: LabExperiment
  readonly columns: readonly Column[]
  readonly column: Column
  readonly choose: (id: string) => void
}

function Pick({ bench, experiment, columns, column, choose }: PickProps) {
  const words = useWords()
  return (
    <select
      aria-label={words.say('lab.figure')}
      value={column.id}
      onChange={event => choose(event.currentTarget.value)}
    >
      {columns.map(each => (
        <option key={each.id} value={each.id}>
          {nameOfColumn(words, bench, experiment, each)}
        </option>
      ))}
    </select>
  )
}
