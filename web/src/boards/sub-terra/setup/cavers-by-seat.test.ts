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

  test('whoever chose for herself has it, also where empty seats are closed', () => {
    const table = seats('xx..')
    table[1] = { kind: 'human', person: 'p', name: 'Bo', ready: true, pieces: ['climber'] }
    const dealt = caversBySeat({ options: { cavers: CAVERS, players: 4 }, seats: table })
    expect(dealt.map(each => each.join(' '))).toEqual(['leader medic', 'climber diver', '', ''])
  })
})
