import type { Translation } from '../areas.ts'

export const lobby: Translation<'lobby'> = {
  'lobby.title': 'Due grotte, una torcia e chiunque osi venire.',
}
