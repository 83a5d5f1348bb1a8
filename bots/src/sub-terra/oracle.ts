import { labelledChance } from '@grotto/kernel'
import { type SubTerraAction, type SubTerraState, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import type { Bot, Thinking } from '../contract.ts'
import { byThumb, explained } from './careful.ts'
import { playToEnd } from './playing-on.ts'

/** Games played to the end for each action: one tells all where the dice are known too. */
const GAMES = 1
/** By how many are left behind: gold, silver, bronze; beyond that nothing, but a caver more is still a caver more. */
const MEDALS: readonly number[] = [1, 0.75, 0.5]
const EACH_LEFT = 0.01

const score = (left: number): number => (MEDALS[left] ?? 0) - EACH_LEFT * left

function meanScore(state: SubTerraState, action: SubTerraAction, lucks: readonly number[]): number {
  let sum = 0
  for (const luck of lucks) sum += score(playToEnd(state, action, labelledChance(luck)))
  return sum / lucks.length
}

function bestAction(
  state: SubTerraState,
  usual: SubTerraAction,
  { seat, random, iterations }: Thinking,
): SubTerraAction {
  const lucks = Array.from({ length: iterations ?? GAMES }, () => random('bot', 1 << 30))
  let best = meanScore(state, usual, lucks)
  let chosen = usual
  for (const action of subTerra.legal(state, seat)) {
    const value = action === usual ? best : meanScore(state, action, lucks)
    if (value <= best) continue
    best = value
    chosen = action
  }
  return chosen
}

/**
 * A sparring bot that may see what others may not: given a state with `coming`, it knows stack, deck and dice as far
 * as they are laid out there, plays every action to the end of the game by rules of thumb and takes the best. Knowing
 * all three, it never ends worse than it foresaw. A ceiling to measure against, never at a table.
 */
export const oracleBot: Bot<SubTerraTypes> = {
  id: 'sub-terra-oracle',
  version: 4,
  decide(view, _log, thinking) {
    const usual = byThumb(view)
    if (usual.reason === 'onlyAction') return explained(view, usual)
    const action = bestAction(view, usual.action, thinking)
    return action === usual.action ? explained(view, usual) : { action, reasons: [{ reason: 'foreseen' }] }
  },
}
