import { GAMES } from '@grotto/catalog'
import { UsageError } from '../usage-error.ts'
import { diamantLabGame } from './diamant/lab-game.ts'
import type { LabGame } from './lab-game.ts'
import { plainLabGame } from './plain.ts'
import { subTerraLabGame } from './sub-terra/lab-game.ts'

/** The games with a labGame of their own. Every other game of the catalog gets a plain one. */
const OWN: readonly LabGame[] = [diamantLabGame, subTerraLabGame]

export const LAB_GAMES: readonly LabGame[] = GAMES.map(
  game => OWN.find(labGame => labGame.game === game) ?? plainLabGame(game),
)

export function labGameOf(id: string): LabGame {
  const labGame = LAB_GAMES.find(({ game }) => game.id === id)
  if (labGame) return labGame
  throw new UsageError(`there is no game "${id}"; there are ${LAB_GAMES.map(({ game }) => game.id).join(' and ')}`)
}
