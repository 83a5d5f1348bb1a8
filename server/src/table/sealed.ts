import { dayAfter, startOf } from '../daily/days.ts'
import type { Table } from './table.ts'

type Sealing = Pick<Table, 'daily' | 'tournament'>

/** When everybody may know the seeds of a deal that other tables play too; nothing where they are this table's own. */
const sealedUntil = ({ daily, tournament }: Sealing): number | undefined =>
  daily === undefined ? tournament?.closes : startOf(dayAfter(daily))

/** Whether others play the same deal: whoever has finished here never hears the seeds at this table. */
export const isShared = (table: Sealing): boolean => sealedUntil(table) !== undefined

/** Whether others may still be playing the same deal. */
export const isSealed = (table: Sealing, now: number): boolean => now < (sealedUntil(table) ?? now)
