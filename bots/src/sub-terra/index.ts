import type { BotEntry } from '../registry.ts'
import { carefulBot } from './careful.ts'

export const SUB_TERRA_BOTS: readonly BotEntry[] = [
  {
    id: carefulBot.id,
    version: carefulBot.version,
    game: 'sub-terra',
    character: 'Lantern',
    level: 2,
    atTables: true,
    make: () => carefulBot,
  },
]
