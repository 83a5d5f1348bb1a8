import type { Translation } from '../areas.ts'

export const subTerra: Translation<'subTerra'> = {
  'subTerra.name': 'Sub Terra',
}
