import { pictureOf } from '../report/chart.ts'
import type { Row, Study } from '../report/study.ts'
import type { Generation } from './tune.ts'

const STUDY: Study = {
  id: 'tuning',
  title: 'Tuning',
  about: '',
  chart: 'lines',
  unit: 'worth of a game',
  scale: 'generation',
  isZoomed: true,
  cells: [],
  rows: () => [],
}

const LINES = { middle: 'middle', mean: 'mean', best: 'elite' } as const
const NAMES = Object.keys(LINES) as readonly (keyof typeof LINES)[]

/** How the search went, generation by generation. Each met other caves, so the lines are as rough as luck is. */
export function tuningChart(generations: readonly Generation[]): string {
  return pictureOf(
    STUDY,
    NAMES.flatMap(name => generations.map(each => pointOf(each, name))),
  )
}

const pointOf = (generation: Generation, name: keyof typeof LINES): Row => ({
  group: LINES[name],
  label: String(generation.generation),
  estimate: { mean: generation[name], margin: 0 },
  games: 0,
})
