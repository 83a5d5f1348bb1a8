import type { Translation } from '../areas.ts'

export const table: Translation<'table'> = {
  'table.yourTurn': 'Tu turno',
}
