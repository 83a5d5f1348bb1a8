import type { Estimate } from '@grotto/trials'
import type { Row } from './rows.ts'

export const FORMATS = ['text', 'markdown', 'csv', 'json'] as const
export type Format = (typeof FORMATS)[number]

/** Rows as lines of the wanted form. */
export function report(rows: readonly Row[], format: Format): string[] {
  if (format === 'json') return [JSON.stringify(rows)]
  if (format === 'csv') return csv(rows)
  const [head = [], ...body] = shown(rows)
  if (format === 'text') return aligned([head, ...body])
  return [line(head), line(head.map((_, column) => (column < 2 ? '---' : '---:'))), ...body.map(line)]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A table for readers: shares in per cent with half their 95 % interval. */
function shown(rows: readonly Row[]): string[][] {
  const [best] = Object.keys(rows[0]?.results ?? {})
  const scored = rows.some(({ score }) => score)
  const rivals = rows.some(({ better }) => better)
  const head = ['where', 'bot', ...(best ? [best] : []), 'wins', ...(scored ? ['score'] : [])]
  if (rivals) head.push(...(best ? [`${best}, more than the first`] : []), 'wins, more than the first')
  head.push('games', 'ms a decision')
  const body = rows.map(row => [
    row.cell,
    row.bot,
    ...(best ? [percent(row.results?.[best])] : []),
    percent(row.wins),
    ...(scored ? [points(row.score)] : []),
    ...(rivals ? [...(best ? [percent(row.better?.best, '+')] : []), percent(row.better?.wins, '+')] : []),
    String(row.games),
    row.pace.toFixed(2),
  ])
  return [head, ...body]
}

/** A table for programs: every share with its margin, from 0 to 1. */
function csv(rows: readonly Row[]): string[] {
  const flat = rows.map(({ cell, bot, games, wins, results = {}, score, better, pace }) => ({
    where: cell,
    bot,
    games: String(games),
    ...both('wins', wins),
    ...Object.assign({}, ...Object.entries(results).map(([name, share]) => both(name, share))),
    ...both('score', score),
    ...both('more wins', better?.wins),
    ...both('more of the best', better?.best),
    'ms a decision': pace.toFixed(3),
  }))
  const names = [...new Set(flat.flatMap(row => Object.keys(row)))]
  const quoted = (value: string) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return [
    names.map(quoted).join(','),
    ...flat.map(row => names.map(name => quoted((row as Record<string, string>)[name] ?? '')).join(',')),
  ]
}

const both = (name: string, value: Estimate | undefined): Record<string, string> =>
  value ? { [name]: value.mean.toFixed(5), [`${name} ±`]: value.margin.toFixed(5) } : {}

function percent(value: Estimate | undefined, plus = ''): string {
  if (!value) return ''
  const sign = value.mean > 0 ? plus : ''
  return sign + around(100 * value.mean, 100 * value.margin)
}

const points = (value: Estimate | undefined): string => (value ? around(value.mean, value.margin) : '')

/** One observation says nothing of how far it may be from the truth. */
const around = (mean: number, margin: number): string =>
  `${mean.toFixed(1)} ± ${Number.isFinite(margin) ? margin.toFixed(1) : '?'}`

function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = table[0]!.map((_, column) => Math.max(...table.map(row => row[column]!.length)))
  return table.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
