import { GAMES } from '@grotto/catalog'
import { Trouble } from '../trouble.ts'
import type { Desk } from './desk.ts'
import { diamantDesk } from './diamant/desk.ts'
import { plainDesk } from './plain.ts'
import { subTerraDesk } from './sub-terra/desk.ts'

/** The games with a desk of their own. Every other game of the catalog gets a plain one. */
const OWN: readonly Desk[] = [diamantDesk, subTerraDesk]

export const DESKS: readonly Desk[] = GAMES.map(game => OWN.find(desk => desk.game === game) ?? plainDesk(game))

export function deskOf(id: string): Desk {
  const desk = DESKS.find(({ game }) => game.id === id)
  if (desk) return desk
  throw new Trouble(`there is no game "${id}"; there are ${DESKS.map(({ game }) => game.id).join(' and ')}`)
}
