import { characterOf } from '../../../bots.ts'

export const PRUDENCE = 'diamant-careful'
/** Different habits round the table: where all play alike, all leave together and share everything. */
export const MIXED = [PRUDENCE, 'scales', 'hand-ten', 'card-five']
export const nameOf = (bot: string): string => characterOf({ id: 'diamant' }, bot)
