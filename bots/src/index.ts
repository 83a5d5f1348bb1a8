export { adviceOf, adviserFor } from './advice.ts'
export type { Bot, Decision, Hint, Intent, Reason, Shown, Thinking } from './contract.ts'
export { type Estimate, estimate } from './estimate.ts'
export { type Budget, type Match, playMatch, winShare, worthOf } from './match.ts'
export { type Measured, measure } from './measure.ts'
export { randomBot } from './random.ts'
export { REASONS } from './reasons.ts'
export { BOTS, type BotEntry, botFor, botsOf, usualBot } from './registry.ts'
export { type MctsSettings, mctsBot, type Playout, playoutOf } from './search/mcts.ts'
export {
  SUB_TERRA_REASONS,
  SUB_TERRA_WEIGHTS,
  type SubTerraIntent,
  withSubTerraWeights,
} from './sub-terra/index.ts'
