import type { SeatInfo, TableInfo } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import type { LiveTable } from './live-table.ts'

/** Somebody a start waits for, in words; whether it can be pressed all the same. */
export interface Awaited {
  readonly name: string
  readonly needed: boolean
}

/** People who are not ready or not here, and those who were invited and have not come. */
export const awaitedAt = (words: Words, table: LiveTable, info: TableInfo): readonly Awaited[] =>
  info.seats.flatMap((seat, number) => {
    if (seat.kind === 'open') return seat.invited ? [{ name: invitedName(words, seat), needed: true }] : []
    if (seat.kind !== 'human' || seat.person === info.host || seat.standIn) return []
    const here = table.isHere(number)
    if (seat.ready && here) return []
    return [{ name: here ? seat.name : words.say('table.away.name', { name: seat.name }), needed: !seat.ready }]
  })

const invitedName = (words: Words, { invited }: Extract<SeatInfo, { kind: 'open' }>): string =>
  invited?.name ?? words.say('table.room.invited')
