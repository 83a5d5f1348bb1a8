import type { TableInfo } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { newcomers } from './newcomers.ts'

const seats = (...people: readonly (string | undefined)[]): TableInfo['seats'] =>
  people.map(name => (name ? { kind: 'human', person: name, name } : { kind: 'open' })) as never

test('whoever sat down since is named, once, and not to oneself', () => {
  expect(newcomers(seats('Ana', undefined), seats('Ana', 'Luc'), 'Ana')).toEqual(['Luc'])
  expect(newcomers(seats('Ana', 'Luc'), seats('Luc', 'Ana'), 'Ana')).toEqual([])
  expect(newcomers(seats(undefined, 'Luc'), seats('Ana', 'Luc'), 'Ana')).toEqual([])
  expect(newcomers(seats('Ana', 'Luc'), seats('Ana', undefined), 'Ana')).toEqual([])
})
