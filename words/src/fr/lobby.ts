import type { Translation } from '../areas.ts'

export const lobby: Translation<'lobby'> = {
  'lobby.title': 'Deux grottes, une torche et quiconque ose venir.',
}
