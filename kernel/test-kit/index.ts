export { describeGame, type Kit } from './describe-game.ts'
export { checkFollowed } from './followed-game.ts'
export { spoilt } from './hostile-values.ts'
export { playRandomly, type RandomGame } from './random-game.ts'
