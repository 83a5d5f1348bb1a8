import { type Entry, SequenceTaken } from '@grotto/storage'

/** What is in memory was read before the log was rewritten. Reading it again helps, as after a lost race. */
export class Rewritten extends SequenceTaken {
  constructor(table: string) {
    super(table, 0)
    this.name = 'Rewritten'
    this.message = `the log of table ${table} was rewritten`
  }
}

export function refuseRewritten(table: string, fresh: readonly Entry[]): void {
  if (fresh.some(({ body }) => (body as { type?: string }).type === 'rewritten')) throw new Rewritten(table)
}
