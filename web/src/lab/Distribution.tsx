import type { Observation } from '@grotto/trials/observation'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import type { LabExperiment } from './experiment-link.ts'
import { binsOf, type Column } from './figures.ts'
import { nameOfColumn } from './names.ts'
import type { Bench } from './setting.ts'

interface Props {
  readonly bench: Bench
  readonly experiment: LabExperiment
  readonly tables: readonly (readonly Observation[])[]
  readonly column: Column
  /** How another figure is chosen. */
  readonly children: ReactNode
}

const [WIDTH, HEIGHT, BOTTOM] = [640, 170, 24] as const

/** In how many games a figure came to how much: bars that grow, of two settings side by side. */
export function Distribution({ bench, experiment, tables, column, children }: Props) {
  const words = useWords()
  const bins = binsOf(tables, column)
  const highest = Math.max(...bins.flatMap(({ shares }) => shares), 0.01)
  const step = WIDTH / Math.max(1, bins.length)
  const what = nameOfColumn(words, bench, experiment, column)
  const [least, most] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0]
  return (
    <figure className="lab-figure">
      <figcaption>
        <h3>{words.say('lab.distribution')}</h3>
        {children}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.say('lab.distribution.text', { what, least, most })}
      >
        {bins.map((bin, place) => (
          <g key={bin.from} transform={`translate(${place * step} 0)`}>
            {bin.shares.map((share, table) => (
              <Bar key={experiment.cells[table]?.name} {...{ share, table, highest, step }} of={bin.shares.length} />
            ))}
            {isNamed(place, bins.length) && (
              <text className={isNamed(place, 2 * bins.length) ? '' : 'spare'} x={step / 2} y={HEIGHT - 6}>
                {bin.from}
              </text>
            )}
          </g>
        ))}
        <path className="ground" d={`M0 ${HEIGHT - BOTTOM}H${WIDTH}`} />
      </svg>
      {tables.length > 1 && (
        <p className="lab-key" aria-hidden="true">
          {experiment.cells.map(({ name }, table) => (
            <b key={name} className={table === 0 ? 'of-a' : 'of-b'}>
              {words.say('lab.setting', { name })}
            </b>
          ))}
        </p>
      )}
    </figure>
  )
}

const MOST_NAMES = 12

/** Names that would touch each other are left out, on a phone every second one of the rest too. */
const isNamed = (place: number, bins: number): boolean => place % Math.ceil(bins / MOST_NAMES) === 0

interface BarProps {
  readonly share: number
  readonly table: number
  readonly of: number
  readonly highest: number
  readonly step: number
}

function Bar({ share, table, of, highest, step }: BarProps) {
  const height = (share / highest) * (HEIGHT - BOTTOM - 8)
  const width = (step * 0.84) / of
  return (
    <rect
      className={table === 0 ? 'of-a' : 'of-b'}
      x={step * 0.08 + table * width}
      y={HEIGHT - BOTTOM - height}
      width={width}
      height={height}
    />
  )
}
