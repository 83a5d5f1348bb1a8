export { describeGame, type Kit } from './describe-game.ts'
export { playRandomly, type RandomGame } from './random-game.ts'
