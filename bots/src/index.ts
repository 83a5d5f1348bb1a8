export type { Bot, Decision, Hint, Intent, Reason, Thinking } from './contract.ts'
export { randomBot } from './random.ts'
export { BOTS, type BotEntry, botFor, botsOf } from './registry.ts'
