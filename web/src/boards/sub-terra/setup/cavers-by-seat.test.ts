import type { SeatInfo } from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import { caversBySeat } from './cavers-by-seat.ts'

const CAVERS = ['leader', 'medic', 'scout', 'diver']
const seats = (kinds: string): SeatInfo[] =>
  [...kinds].map(kind => (kind === 'x' ? { kind: 'bot', bot: 'mole' } : { kind: 'open' }) as SeatInfo)
const runs = (kinds: string, cavers = CAVERS) =>
  caversBySeat({ options: { cavers, players: kinds.length }, seats: seats(kinds) }).map(each => each.join(' '))

describe('S-1 who runs whom, as if the game began now', () => {
  test.each([
    ['xxxx', ['leader', 'medic', 'scout', 'diver']],
    ['x.x.', ['leader medic', '', 'scout diver', '']],
    ['x...', ['leader medic scout diver', '', '', '']],
    ['xxx.', ['leader', 'medic', 'scout', 'diver']],
  ])('%s', (kinds, expected) => expect(runs(kinds)).toEqual(expected))
})
