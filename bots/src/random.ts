import type { Game, GameTypes } from '@grotto/kernel'
import type { Bot } from './contract.ts'

/** Any legal action, each as likely as the others; plays every game. */
export function randomBot<G extends GameTypes>(game: Game<G>): Bot<G> {
  return {
    id: 'random',
    version: 1,
    decide(view, _log, { seat, random }) {
      const listed = game.legal(view, seat)
      if (listed.length === 0) throw new Error(`seat ${seat} has nothing to decide`)
      return { action: listed[random('bot', listed.length)]!, reasons: [{ reason: 'byChance' }] }
    },
  }
}
