import type { Settings, TableInfo } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { whyNoHints } from './no-hints.ts'

const human = (person: string) => ({ kind: 'human' as const, person, name: person, ready: true })
const tableOf = (game: string, settings: Partial<Settings> = {}, more: Partial<TableInfo> = {}) =>
  ({ game, settings, seats: [human('ada'), human('bo'), { kind: 'bot', bot: 'random' }], ...more }) as TableInfo
const asked = (info: TableInfo) => whyNoHints({ info, seat: 0, said: [], log: [] })

test('who plays together may ask a bot for herself, unless the table does without', () => {
  expect(asked(tableOf('sub-terra'))).toBeUndefined()
  expect(asked(tableOf('sub-terra', { hints: false }))).toBe('off')
  expect(asked(tableOf('sub-terra', { talk: 'silent' }))).toBe('silent')
  expect(asked(tableOf('sub-terra', {}, { tournament: { id: 'c', deal: 1 } }))).toBe('tournament')
})

test('nobody is advised against other people; against bots one may be', () => {
  expect(asked(tableOf('diamant'))).toBe('against')
  expect(asked({ ...tableOf('diamant'), seats: [human('ada'), { kind: 'bot', bot: 'random' }] })).toBeUndefined()
})

test('own plan first: a bot is asked after a plan of her own, and each action wears the plan out', () => {
  const info = tableOf('sub-terra', { talk: 'ownPlan' })
  const planned = (seat: number, at: number) => ({ type: 'intend' as const, seat, at })
  const acted = (seat: number, at: number) => ({ seat, at })
  const why = (said: ReturnType<typeof planned>[], log: ReturnType<typeof acted>[]) =>
    whyNoHints({ info, seat: 0, said, log })
  expect(why([], [])).toBe('ownPlan')
  expect(why([planned(1, 5)], [])).toBe('ownPlan')
  expect(why([planned(0, 5)], [acted(0, 4), acted(1, 6)])).toBeUndefined()
  expect(why([planned(0, 5)], [acted(0, 6)])).toBe('ownPlan')
})
