import { randomBytes } from 'node:crypto'
import { fastChance } from '@grotto/kernel'
import type { BotChoice } from './game-night.ts'

/** Any legal action, each as likely; repeatable where a seed is given. */
export function randomBot(seed: string = randomBytes(16).toString('hex')): BotChoice {
  const pick = fastChance(`${seed}/bots`)
  return ({ play: { game, state } }, seat) => {
    const legal = game.legal(game.view(state, seat), seat)
    return legal[pick('', legal.length)]!
  }
}
