import { differenceOf, type Estimate, figureOf } from '@grotto/trials/estimate'
import type { Column, Prepared } from './prepare.ts'
import type { ResultRow } from './results-file.ts'

/** One figure of a table. */
export interface Figure extends Estimate {
  readonly games: number
  /** How much more than the first table has, deal by deal: most of the luck cancels. */
  readonly more?: Estimate
}

/** A table with its figures by name. */
export interface TableSummary {
  readonly cell: string
  readonly games: number
  readonly figures: Readonly<Record<string, Figure>>
}

/** What the games of this experiment come to, whatever else the file holds. */
export function summaryOf({ tables, columns, games }: Prepared, rows: readonly ResultRow[]): TableSummary[] {
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const played = tables.map(({ key }) => (byKey.get(key) ?? []).filter(({ deal }) => deal < games).sort(byDeal))
  return tables.map(({ name }, index) => ({
    cell: name,
    games: played[index]!.length,
    figures: Object.fromEntries(
      columns.flatMap((column, place) => {
        const figure = figureIn(column, place, played[index]!, index > 0 ? played[0]! : [])
        return figure ? [[column.id, figure]] : []
      }),
    ),
  }))
}

const byDeal = (one: ResultRow, other: ResultRow): number => one.deal - other.deal

/** Of what never came to pass nothing can be said. */
function figureIn(
  { kind }: Column,
  place: number,
  rows: readonly ResultRow[],
  first: readonly ResultRow[],
): Figure | undefined {
  const values = rows.flatMap(row => row.values[place] ?? [])
  if (values.length === 0) return undefined
  const gains = rows.flatMap(row => gainOf(row, first[row.deal], place))
  return {
    ...figureOf(kind, values),
    games: values.length,
    ...(gains.length > 0 && { more: differenceOf(kind, gains) }),
  }
}

function gainOf(row: ResultRow, first: ResultRow | undefined, place: number): number[] {
  const [own, theirs] = [row.values[place], first?.values[place]]
  return own === undefined || theirs === undefined ? [] : [own - theirs]
}
