import { anySource, type Entry, type GameTypes, Play } from '@grotto/kernel'
import type { Visitor } from '../budgets/budgets.ts'
import { Slices } from '../budgets/slices.ts'
import type { AnyPlay, Table } from './table.ts'

/** Entries replayed at a stretch: a millisecond or two, where four thousand take longer than others should wait. */
const SLICE = 100

const SLICES = new Slices()

/** A table's game up to some entry once more, a slice at a time. To hand it to a thread and back takes the loop as long as all slices. */
export async function replayed(table: Table, entries: readonly Entry[], visitor: Visitor): Promise<AnyPlay> {
  const play = Play.resume(table.game, table.options, anySource(), [], table.from) as Play<GameTypes>
  for (const [number, entry] of entries.entries()) {
    if (number > 0 && number % SLICE === 0) await SLICES.next(visitor)
    play.absorb(entry)
  }
  return play
}
