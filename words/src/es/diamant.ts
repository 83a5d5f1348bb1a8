import type { Translation } from '../areas.ts'

export const diamant: Translation<'diamant'> = {
  'diamant.name': 'Diamant',
}
