import type { BotEntry } from '../registry.ts'
import { mctsBot } from '../search/mcts.ts'
import { carefulBot } from './careful.ts'
import { leaningBot } from './leaning.ts'
import { cardFiveBot, handTenBot, scalesBot } from './leaving-rules.ts'
import { strongBot } from './strong.ts'

const entry = (
  bot: { id: string; version: number },
  about: Pick<BotEntry, 'character' | 'level' | 'atTables' | 'forFutures'>,
) => ({
  id: bot.id,
  version: bot.version,
  game: 'diamant',
  ...about,
})

export const DIAMANT_BOTS: readonly BotEntry[] = [
  { ...entry(handTenBot, { character: 'Tenner', level: 2, atTables: false }), make: () => handTenBot },
  { ...entry(cardFiveBot, { character: 'Fiver', level: 2, atTables: false }), make: () => cardFiveBot },
  { ...entry(scalesBot, { character: 'Scales', level: 2, atTables: false }), make: () => scalesBot },
  {
    ...entry(leaningBot, { character: 'Shard', level: 2, atTables: false, forFutures: true }),
    make: () => leaningBot,
  },
  { ...entry(carefulBot, { character: 'Prudence', level: 2, atTables: true }), make: () => carefulBot },
  {
    ...entry({ id: 'mcts', version: 2 }, { character: 'Mole', level: 3, atTables: true }),
    make: game => mctsBot(game, { id: 'mcts', version: 2, iterations: 200 }),
  },
  { ...entry(strongBot, { character: 'Obsidian', level: 4, atTables: true }), make: () => strongBot },
]
