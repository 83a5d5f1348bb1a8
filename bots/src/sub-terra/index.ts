import type { SubTerraTypes } from '@grotto/sub-terra'
import type { Bot } from '../contract.ts'
import type { BotEntry } from '../registry.ts'
import { carefulBot } from './careful.ts'
import { oracleBot } from './oracle.ts'
import { searchBot, seerBot, strongBot } from './search.ts'

export type { SubTerraIntent } from './explaining.ts'
export { SUB_TERRA_REASONS } from './reasons.ts'

type About = Pick<BotEntry, 'character' | 'level' | 'atTables'>
const entry = (bot: Bot<SubTerraTypes>, about: About): BotEntry => ({
  id: bot.id,
  version: bot.version,
  game: 'sub-terra',
  ...about,
  make: () => bot,
})

export const SUB_TERRA_BOTS: readonly BotEntry[] = [
  entry(carefulBot, { character: 'Lantern', level: 2, atTables: true }),
  entry(searchBot, { character: 'Basalt', level: 3, atTables: true }),
  entry(strongBot, { character: 'Bedrock', level: 4, atTables: true }),
  entry(seerBot, { character: 'Sibyl', level: 4, atTables: false }),
  entry(oracleBot, { character: 'Pythia', level: 4, atTables: false }),
]
