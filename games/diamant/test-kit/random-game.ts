import type { Chance, Sink } from '@grotto/kernel'
import { type DiamantAction, type DiamantEvent, type DiamantState, diamant } from '../src/index.ts'

/** Plays to the end, each choice equally likely; `look` sees the state before every choice. */
export function playRandomGame(
  input: object,
  chance: Chance,
  sink: Sink<DiamantEvent>,
  look: (state: DiamantState) => void,
): DiamantState {
  const options = diamant.parseOptions(input)
  if (!options.ok) throw new Error(options.refusal.reason)
  const state = diamant.setup(options.value, chance, sink)
  const listed: DiamantAction[] = []
  for (let seats = diamant.toAct(state); seats.length > 0; seats = diamant.toAct(state)) {
    look(state)
    diamant.legal(state, seats[0]!, listed)
    diamant.advance(state, seats[0]!, listed[chance('choice', listed.length)]!, chance, sink)
  }
  return state
}
