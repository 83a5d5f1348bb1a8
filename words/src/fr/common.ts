import type { Translation } from '../areas.ts'

export const common: Translation<'common'> = {
  'common.name': 'Grotto',
}
