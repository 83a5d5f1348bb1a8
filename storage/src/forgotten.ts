import { createHash } from 'node:crypto'

/** What stays of somebody who was forgotten: enough to know an old cookie for a dead one, nothing that leads to her. */
export const forgottenHash = (person: string): string =>
  createHash('sha256').update(`grotto/forgotten/1:${person}`).digest('hex')
