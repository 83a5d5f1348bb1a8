import type { Translation } from '../areas.ts'

export const lobby: Translation<'lobby'> = {
  'lobby.title': 'Dos cuevas, una antorcha y quien se atreva a venir.',
}
