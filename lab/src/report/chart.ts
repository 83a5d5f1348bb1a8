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

/** Narrow enough for a phone to show it whole, with words of a size that can be read; a laptop shows it larger. */
const WIDTH = 420
const BAR = 26
/** A bar whose name takes two lines. */
const TALL_BAR = 34
const LETTER = 7
const FONT = 13
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
  const style = { color: INK, background: 'none', fontSize: `${FONT}px`, overflow: 'visible' }
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
const longest = (names: readonly string[]): number => Math.max(0, ...names.map(name => name.length * LETTER))
/** Names under or above a scale stand aslant where they would touch. */
const aslant = (names: readonly string[], room: number): { tickRotate?: number } =>
  longest(names) + 4 > room / names.length ? { tickRotate: -40 } : {}
/** Small figures have more digits. */
const shown = (value: number, largest = Number.POSITIVE_INFINITY): string =>
  value.toFixed(largest < 2 ? 2 : Math.abs(value) < 10 ? 1 : 0).replace('-', '−')

const HEADING = 26

/** Bars in the order of their rows; a facet for each group, under its name: at the side a phone would not show it. */
const bars: Chart = (points, { unit }) => {
  const name = Math.min(longest(labels(points)), 140)
  const isWrapped = longest(labels(points)) > name
  const bar = isWrapped ? TALL_BAR : BAR
  const [lowest, highest] = [
    Math.min(0, ...points.map(({ low }) => low)),
    Math.max(0, ...points.map(({ high }) => high)),
  ]
  const names = groups(points)
  const facet = Math.max(...names.map(name => points.filter(({ group }) => group === name).length)) * bar
  const marginLeft = 20 + name
  return {
    height: 40 + names.length * (facet + HEADING),
    marginLeft,
    marginTop: HEADING,
    marginRight: 45,
    marginBottom: 40,
    x: { label: unit, grid: true, domain: [lowest, highest * 1.02 || (lowest < 0 ? 0 : 1)] },
    y: { label: null, domain: labels(points) },
    fy: { axis: null, domain: names, paddingInner: HEADING / (facet + HEADING) },
    marks: [
      Plot.axisY({ label: null, ...(isWrapped && { lineWidth: name / FONT }) }),
      Plot.barX(points, { ...BAR_STYLE, x: 'value', y: 'label', fy: 'group' }),
      Plot.ruleY(points, { x1: 'low', x2: 'high', y: 'label', fy: 'group', stroke: INK, strokeWidth: 1.6 }),
      Plot.text(points, {
        ...{ x: 'high', y: 'label', fy: 'group', textAnchor: 'start', dx: 5, fill: INK },
        text: ({ value }: Point) => shown(value, Math.max(highest, -lowest)),
      }),
      Plot.text(names, {
        ...{ fy: names, text: names, frameAnchor: 'top-left', textAnchor: 'start', lineAnchor: 'bottom' },
        ...{ dx: 4 - marginLeft, dy: -4, fill: INK, fontWeight: 'bold' },
      }),
      Plot.ruleX([0], { stroke: INK }),
    ],
  }
}

const BAR_STYLE = { fill: FILL, fillOpacity: 0.55, stroke: INK, strokeWidth: 0.6 }

/** A line for each group over a scale of labels; which is which stands above. */
const lines: Chart = (points, { unit, scale = null, isZoomed = false }) => {
  const places = legend(groups(points))
  const top = 40 + 22 * (1 + Math.max(0, ...places.map(({ row }) => row)))
  const slope = aslant(labels(points), WIDTH - 60)
  const under = slope.tickRotate === undefined ? 40 : 58
  return {
    height: 250 + top,
    marginTop: top,
    marginBottom: under + 8,
    marginRight: 20,
    x: { type: 'point', label: scale, labelOffset: under, domain: labels(points), ...slope },
    y: { label: unit, grid: true, zero: !isZoomed, ...(isZoomed && { inset: 12 }) },
    marks: [
      Plot.ruleX(points, { x: 'label', y1: 'low', y2: 'high', stroke: INK, strokeWidth: 1 }),
      ...places.flatMap(({ name, left, row }, index) => lineOf(points, name, index, [left, 22 * row - top + 38])),
    ],
  }
}

/** Names beside each other, in as many rows as they want. */
function legend(names: readonly string[]): { readonly name: string; readonly left: number; readonly row: number }[] {
  let [left, row] = [0, 0]
  return names.map(name => {
    const width = 34 + name.length * 7.5
    if (left + width > WIDTH - 50) [left, row] = [0, row + 1]
    const place = { name, left, row }
    left += width
    return place
  })
}

function lineOf(
  points: readonly Point[],
  name: string,
  index: number,
  [dx, dy]: readonly [dx: number, dy: number],
): Plot.Markish[] {
  const own = points.filter(({ group }) => group === name)
  const strokeDasharray = DASHES[index % DASHES.length] ?? 'none'
  const dot = { symbol: SYMBOLS[index % SYMBOLS.length] ?? 'circle', stroke: INK, fill: FILL, r: 4 }
  const above = { frameAnchor: 'top-left', dy } as const
  return [
    Plot.line(own, { x: 'label', y: 'value', stroke: INK, strokeDasharray, strokeWidth: 1.6 }),
    Plot.dot(own, { x: 'label', y: 'value', ...dot }),
    ...(name === '' ? [] : [Plot.dot([name], { ...above, ...dot, dx: dx + 6 })]),
    Plot.text([name], { ...above, text: [name], textAnchor: 'start', lineAnchor: 'middle', dx: dx + 16, fill: INK }),
  ]
}

/** Numbers in a grid, shaded: no darker than leaves the numbers readable by night. */
const grid: Chart = points => {
  const [columns, rows] = [alike(labels(points), groups(points)), groups(points)]
  const marginLeft = 20 + longest(rows)
  const slope = aslant(columns, WIDTH - marginLeft)
  const marginTop = slope.tickRotate === undefined ? 30 : 24 + longest(columns) * 0.65
  return {
    height: marginTop + 40 + rows.length * 40,
    marginLeft,
    marginTop,
    marginRight: slope.tickRotate === undefined ? 20 : 40,
    x: { label: null, axis: 'top', domain: columns, ...slope },
    y: { label: null, domain: rows },
    opacity: { range: [0.08, 0.6] },
    marks: [
      Plot.cell(points, { x: 'label', y: 'group', fill: FILL, fillOpacity: 'value', inset: 1 }),
      Plot.text(points, { x: 'label', y: 'group', text: ({ value }: Point) => shown(value), fill: INK }),
    ],
  }
}

/** Everybody in a ring; an arrow from the better of each two, nothing where the interval leaves open which that is. */
const cycle: Chart = points => {
  const names = [...new Set(points.flatMap(({ group, label }) => [group, label]))]
  const corner = (name: string): readonly [number, number] => {
    const angle = (2 * Math.PI * names.indexOf(name)) / names.length
    return [Math.sin(angle), Math.cos(angle)]
  }
  const beats = points.filter(({ low, high }) => low > 50 || high < 50)
  const arrows = beats.map(({ group, label, value }) => {
    const [[x1, y1], [x2, y2]] = value > 50 ? [corner(group), corner(label)] : [corner(label), corner(group)]
    // Nearer to who wins: in the middle of the ring arrows cross.
    const at = (from: number, to: number): number => from + (to - from) * 0.22
    return { x1, y1, x2, y2, x: at(x1, x2), y: at(y1, y2), text: shown(Math.max(value, 100 - value)) }
  })
  const nodes = names.map(name => ({ name, x: corner(name)[0], y: corner(name)[1] }))
  const named = (part: typeof nodes, dy: number) =>
    Plot.text(part, { x: 'x', y: 'y', text: 'name', fill: INK, fontWeight: 'bold', dy, ...HALO })
  return {
    height: 420,
    margin: 34,
    x: { axis: null, domain: [-1.25, 1.25] },
    y: { axis: null, domain: [-1.05, 1.05] },
    marks: [
      Plot.arrow(arrows, { ...{ x1: 'x1', y1: 'y1', x2: 'x2', y2: 'y2' }, inset: 24, stroke: INK, strokeWidth: 1.3 }),
      Plot.text(arrows, { x: 'x', y: 'y', text: 'text', fill: INK, ...HALO }),
      Plot.dot(nodes, { x: 'x', y: 'y', r: 9, fill: FILL, stroke: INK }),
      named(
        nodes.filter(({ y }) => y >= 0),
        -20,
      ),
      named(
        nodes.filter(({ y }) => y < 0),
        20,
      ),
    ],
  }
}

/** Words stay readable where lines pass under them. */
const HALO = { stroke: 'var(--paper, #fbf7f0)', strokeWidth: 6 }

const CHARTS: Readonly<Record<ChartKind, Chart>> = { bars, lines, grid, cycle }
