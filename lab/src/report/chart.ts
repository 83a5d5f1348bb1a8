import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import type { ChartKind, Row, Study } from './study.ts'

/** A row as a plot reads it. */
interface Point {
  readonly group: string
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
}

type Chart = (points: readonly Point[], study: Study) => Plot.PlotOptions

const WIDTH = 760
const BAR = 26
const INK = 'currentColor'
const FILL = '#c98a2b'
/** Lines are told apart without colour: by dashes and by the shape of their points. */
const DASHES = ['none', '7 4', '2 4', '10 4 2 4', '4 2', '1 3']
const SYMBOLS = ['circle', 'cross', 'diamond', 'square', 'star', 'triangle'] as const

/** A study's figures as a picture in SVG: one colour, numbers at every bar, intervals everywhere. */
export function chartOf(study: Study, rows: readonly Row[]): string {
  const factor = study.isShare ? 100 : 1
  const points = rows.map(({ group, label, estimate: { mean, margin } }) => ({
    ...{ group, label, value: mean * factor },
    ...{ low: within(study, mean - margin) * factor, high: within(study, mean + margin) * factor },
  }))
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const style = { color: INK, background: 'none', fontSize: '13px', overflow: 'visible' }
  const options = CHARTS[study.chart](points, study)
  const drawn = Plot.plot({ ...options, document: document as never, width: WIDTH, style })
  return drawn.outerHTML
}

/** A chart as a file of its own, on paper: where it is shown nobody says which colour the ink has. */
export function pictureOf(study: Study, rows: readonly Row[]): string {
  const paper = '<svg xmlns="http://www.w3.org/2000/svg" color="#2a2118" '
  return chartOf(study, rows)
    .replace('<svg ', paper)
    .replace(/background: ?none/, 'background: #fbf7f0')
}

/** A share is never less than nothing or more than all. */
const within = ({ isShare, isDifference }: Study, value: number): number =>
  isShare && !isDifference ? Math.min(1, Math.max(0, value)) : value

const labels = (points: readonly Point[]): string[] => [...new Set(points.map(({ label }) => label))]
const groups = (points: readonly Point[]): string[] => [...new Set(points.map(({ group }) => group))]
/** In the order of the rows where columns are the same. */
const alike = (columns: readonly string[], rows: readonly string[]): readonly string[] =>
  columns.every(column => rows.includes(column)) ? rows : columns
const shown = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0))

/** Bars in the order of their rows; a facet for each group. */
const bars: Chart = (points, { unit }) => {
  const longest = Math.max(...points.map(({ label }) => label.length))
  const rightmost = Math.max(0, ...points.map(({ high }) => high))
  return {
    height: 50 + points.length * BAR + groups(points).length * 14,
    marginLeft: 20 + longest * 7,
    marginRight: 110,
    x: { label: unit, grid: true, domain: [Math.min(0, ...points.map(({ low }) => low)), rightmost * 1.08 || 1] },
    y: { label: null, domain: labels(points) },
    fy: { label: null, domain: groups(points) },
    marks: [
      Plot.barX(points, {
        x: 'value',
        y: 'label',
        fy: 'group',
        fill: FILL,
        fillOpacity: 0.55,
        stroke: INK,
        strokeWidth: 0.6,
      }),
      Plot.ruleY(points, { x1: 'low', x2: 'high', y: 'label', fy: 'group', stroke: INK, strokeWidth: 1.6 }),
      Plot.text(points, {
        ...{ x: 'high', y: 'label', fy: 'group', textAnchor: 'start', dx: 5, fill: INK },
        text: ({ value }: Point) => shown(value),
      }),
      Plot.ruleX([0], { stroke: INK }),
    ],
  }
}

/** A line for each group over a scale of labels; which is which stands in the corner. */
const lines: Chart = (points, { unit, scale = null, isZoomed = false }) => ({
  height: 380,
  marginTop: 30,
  marginBottom: 48,
  marginRight: 130,
  x: { type: 'point', label: scale, labelOffset: 40, domain: labels(points) },
  y: { label: unit, grid: true, zero: !isZoomed, ...(isZoomed && { inset: 12 }) },
  marks: [
    Plot.ruleX(points, { x: 'label', y1: 'low', y2: 'high', stroke: INK, strokeWidth: 1 }),
    ...groups(points).flatMap((name, place) => lineOf(points, name, place)),
  ],
})

function lineOf(points: readonly Point[], name: string, place: number): Plot.Markish[] {
  const own = points.filter(({ group }) => group === name)
  const strokeDasharray = DASHES[place % DASHES.length] ?? 'none'
  const dot = { symbol: SYMBOLS[place % SYMBOLS.length] ?? 'circle', stroke: INK, fill: FILL, r: 4 }
  const corner = { frameAnchor: 'top-right', dy: place * 20 } as const
  return [
    Plot.line(own, { x: 'label', y: 'value', stroke: INK, strokeDasharray, strokeWidth: 1.6 }),
    Plot.dot(own, { x: 'label', y: 'value', ...dot }),
    Plot.dot([name], { ...corner, ...dot, dx: 24 }),
    Plot.text([name], { ...corner, text: [name], textAnchor: 'start', lineAnchor: 'middle', dx: 36, fill: INK }),
  ]
}

/** Numbers in a grid, shaded. */
const grid: Chart = points => ({
  height: 70 + groups(points).length * 44,
  marginLeft: 20 + Math.max(...points.map(({ group }) => group.length)) * 7.5,
  marginTop: 30,
  x: { label: null, axis: 'top', domain: alike(labels(points), groups(points)) },
  y: { label: null, domain: groups(points) },
  opacity: { range: [0.08, 0.75] },
  marks: [
    Plot.cell(points, { x: 'label', y: 'group', fill: FILL, fillOpacity: 'value', inset: 1 }),
    Plot.text(points, { x: 'label', y: 'group', text: ({ value }: Point) => shown(value), fill: INK }),
  ],
})

const CHARTS: Readonly<Record<ChartKind, Chart>> = { bars, lines, grid }
