import type { SeatInfo } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { presentAfter } from './present.ts'

const OPEN: SeatInfo = { kind: 'open' }
const human = (person: string): SeatInfo => ({ kind: 'human', person, name: person, ready: false })

test('whoever has just sat down is not away until presence says so', () => {
  expect(presentAfter([0], [human('ana'), OPEN], [human('ana'), human('bea')])).toEqual([0, 1])
})

test('whoever is away stays away while somebody else sits down', () => {
  const [ana, bea] = [human('ana'), human('bea')]
  expect(presentAfter([0], [ana, bea, OPEN], [ana, bea, human('carlo')])).toEqual([0, 2])
})

test('whoever changes her seat is here at the new one', () => {
  const [ana, bea] = [human('ana'), human('bea')]
  expect(presentAfter([0, 1], [ana, bea, OPEN], [ana, OPEN, bea])).toEqual([0, 2])
})

test('nothing is known of anybody before presence was heard once', () => {
  expect(presentAfter(undefined, [OPEN], [human('ana')])).toBeUndefined()
})
