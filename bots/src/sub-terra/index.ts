import type { SubTerraTypes } from '@grotto/sub-terra'
import type { Bot } from '../contract.ts'
import type { BotEntry } from '../registry.ts'
import { mctsBot, playoutOf } from '../search/mcts.ts'
import { carefulBot } from './careful.ts'
import { oracleBot } from './oracle.ts'
import { searchBot, seerBot, strongBot } from './search.ts'

export type { SubTerraIntent } from './explaining.ts'
export { SUB_TERRA_REASONS } from './reasons.ts'
export { OWN as SUB_TERRA_WEIGHTS, withWeights as withSubTerraWeights } from './weights.ts'

type About = Pick<BotEntry, 'character' | 'level' | 'atTables' | 'seer'>
const entry = (bot: Bot<SubTerraTypes>, about: About): BotEntry => ({
  id: bot.id,
  version: bot.version,
  game: 'sub-terra',
  ...about,
  make: () => bot,
})

/** The search for any game, here with the rules of thumb in its playouts: what a search made for the game has to beat. */
const MCTS: BotEntry = {
  id: 'mcts',
  version: 4,
  game: 'sub-terra',
  character: 'Delver',
  level: 3,
  atTables: false,
  make: game =>
    mctsBot(game, {
      id: 'mcts',
      version: 4,
      iterations: 40,
      explore: 0.3,
      playout: playoutOf(carefulBot),
    }),
}

export const SUB_TERRA_BOTS: readonly BotEntry[] = [
  entry(carefulBot, { character: 'Lantern', level: 2, atTables: true }),
  entry(searchBot, { character: 'Basalt', level: 3, atTables: true }),
  entry(strongBot, { character: 'Bedrock', level: 4, atTables: true }),
  entry(seerBot, { character: 'Sibyl', level: 4, atTables: false, seer: true }),
  entry(oracleBot, { character: 'Pythia', level: 4, atTables: false, seer: true }),
  MCTS,
]
