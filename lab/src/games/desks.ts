import { Trouble } from '../trouble.ts'
import type { Desk } from './desk.ts'
import { diamantDesk } from './diamant.ts'
import { subTerraDesk } from './sub-terra.ts'

export const DESKS: readonly Desk[] = [diamantDesk, subTerraDesk]

export function deskOf(id: string): Desk {
  const desk = DESKS.find(({ game }) => game.id === id)
  if (desk) return desk
  throw new Trouble(`there is no game "${id}"; there are ${DESKS.map(({ game }) => game.id).join(' and ')}`)
}
