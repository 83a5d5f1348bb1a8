import type { Estimate } from '@grotto/trials/estimate'
import type { KeyOf, Words } from '@grotto/words'
import { pageOf } from '../boards/boards.ts'
import { withMinus } from '../words/minus.ts'
import type { LabExperiment } from './experiment-link.ts'
import type { Column } from './figures.ts'
import type { Bench } from './setting.ts'

/** What every game has. */
const EVERYWHERE: Readonly<Record<string, KeyOf<'lab'>>> = { won: 'lab.measure.won', score: 'lab.measure.score' }

/** A figure in words; that of a seat with who sits there, where it is the same bot at every table. */
export function nameOfColumn(words: Words, bench: Bench, experiment: LabExperiment, column: Column): string {
  const key = pageOf(bench.game).lab?.measures[column.measure] ?? EVERYWHERE[column.measure]
  const what = key ? words.say(key) : column.measure
  if (column.seat === undefined) return what
  return words.say('lab.bySeat', { what, bot: botsOn(bench, experiment, column.seat), number: column.seat + 1 })
}

function botsOn({ roster }: Bench, { cells }: LabExperiment, seat: number): string {
  const sitting = new Set(cells.map(({ bots }) => bots[seat % bots.length]))
  return [...sitting].map(bot => roster.find(({ id }) => id === bot)?.name ?? bot).join(' / ')
}

/** A share in percent, an amount with two digits. */
export function numberOf(language: string, { kind }: Pick<Column, 'kind'>, value: number, signed = false): string {
  const style = kind === 'share' ? 'percent' : 'decimal'
  const digits = kind === 'share' ? 1 : 2
  const format = new Intl.NumberFormat(language, {
    style,
    signDisplay: signed ? 'exceptZero' : 'auto',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withMinus(format.format(value))
}

/** `52.5% ± 14.8%`, in two lines at most; before a second game nobody knows how far off it is. */
export function figureText(
  language: string,
  column: Pick<Column, 'kind'>,
  { mean, margin }: Estimate,
  signed = false,
): string {
  const number = numberOf(language, column, mean, signed)
  return Number.isFinite(margin) ? `${number} ±\u00a0${numberOf(language, column, margin)}` : number
}
