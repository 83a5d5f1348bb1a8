import type { Observation } from '@grotto/trials/observation'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'
import type { LabExperiment } from './experiment-link.ts'
import { type Column, figureIn, type Standing, settlingOf } from './figures.ts'
import { figureText, nameOfColumn, numberOf } from './names.ts'
import type { Bench } from './setting.ts'

interface Props {
  readonly bench: Bench
  readonly experiment: LabExperiment
  readonly tables: readonly (readonly Observation[])[]
  readonly column: Column
  /** How another figure is chosen. */
  readonly children: ReactNode
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [640, 250, 84, 30] as const

/** A figure and its interval, game after game: a line with a band for each setting. */
export function Settling({ bench, experiment, tables, column, children }: Props) {
  const words = useWords()
  const lines = tables.map(games => settlingOf(games, column))
  const [low, high] = boundsOf(lines.flat(), column)
  const x = (games: number) => LEFT + (games / experiment.games) * (WIDTH - LEFT - 8)
  const y = (value: number) => HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - BOTTOM - 10)
  const figures = tables.flatMap((games, place) => {
    const figure = figureIn(games, column)
    const name = experiment.cells[place]?.name ?? ''
    return figure ? [words.say('lab.ofSetting', { name, figure: figureText(words.language, column, figure) })] : []
  })
  const what = nameOfColumn(words, bench, experiment, column)
  const played = Math.min(...tables.map(games => games.length))
  return (
    <figure className="lab-figure">
      <figcaption>
        <h3>{words.say('lab.settling')}</h3>
        {children}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.say('lab.settling.text', { what, games: played, figures: words.list(figures) })}
      >
        {[0, 0.5, 1].map(part => {
          const value = low + part * (high - low)
          return (
            <g key={part} className="scale">
              <path d={`M${LEFT} ${y(value)}H${WIDTH - 8}`} />
              <text x={LEFT - 8} y={y(value) + 5}>
                {numberOf(words.language, column, value)}
              </text>
            </g>
          )
        })}
        <text x={LEFT} y={HEIGHT - 6}>
          0
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 6} textAnchor="end">
          {experiment.games.toLocaleString(words.language)}
        </text>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place
          <g key={place} className={place === 0 ? 'of-a' : 'of-b'}>
            <path className="band" d={bandOf(line, x, y)} />
            <path className="line" d={pathOf(line.map(({ games, mean }) => [x(games), y(mean)]))} />
          </g>
        ))}
      </svg>
      <p className="lab-standing" aria-hidden="true">
        {figures.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place
          <b key={place} className={place === 0 ? 'of-a' : 'of-b'}>
            {text}
          </b>
        ))}
      </p>
    </figure>
  )
}

/** The scale holds every band; a share never leaves 0 to 1. */
function boundsOf(standings: readonly Standing[], { kind }: Column): [low: number, high: number] {
  if (standings.length === 0) return [0, 1]
  const low = Math.min(...standings.map(({ mean, margin }) => mean - margin))
  const high = Math.max(...standings.map(({ mean, margin }) => mean + margin))
  const [least, most] = kind === 'share' ? [Math.max(0, low), Math.min(1, high)] : [low, high]
  return most > least ? [least, most] : [least, least + 1]
}

type Scale = (value: number) => number

const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([px, py], place) => `${place === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('')

function bandOf(line: readonly Standing[], x: Scale, y: Scale): string {
  const [top, foot] = [10, HEIGHT - BOTTOM]
  const within = (value: number) => Math.min(foot, Math.max(top, y(value)))
  const over = line.map(({ games, mean, margin }) => [x(games), within(mean + margin)] as const)
  const under = line.map(({ games, mean, margin }) => [x(games), within(mean - margin)] as const).reverse()
  return pathOf([...over, ...under]) + (line.length > 0 ? 'Z' : '')
}
