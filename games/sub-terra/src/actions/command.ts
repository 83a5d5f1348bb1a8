import type { Refusal } from '@grotto/kernel'
import { declineCommand, giveCommand } from '../effects/turns.ts'
import { hasStatus, isConscious } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import { STATUS, type SubTerraState } from '../state/state.ts'
import type { SubTerraAction } from '../types/action.ts'
import { type ActionRule, caverAction, plainAction } from './action.ts'

/** V-8 Who cannot take a command, whatever there is to do. */
function absence(state: SubTerraState, other: number): Refusal | undefined {
  if (hasStatus(state, other, STATUS.devoured)) return NO.commandDevoured
  if (hasStatus(state, other, STATUS.submerged)) return NO.commandSubmerged
  return isConscious(state, other) ? undefined : NO.commandUnconscious
}

/** V-8 Command: another caver does one action that costs 1, at once. `rulesOf` a caver are those of that cost. */
export function commandOver(rulesOf: (state: SubTerraState, caver: number) => readonly ActionRule[]): ActionRule {
  const scratch: SubTerraAction[] = []
  const couldAct = (state: SubTerraState, other: number): boolean => {
    for (const rule of rulesOf(state, other)) if (rule.offer(state, other, scratch, 0) > 0) return true
    return false
  }
  return caverAction('command', {
    needs: 'command',
    among: state => (1 << state.setting.party.length) - 1,
    refuses(state, caver, other) {
      if (state.commandUsed) return NO.commandUsed
      if (other === caver) return NO.notYourself
      return absence(state, other) ?? (couldAct(state, other) ? undefined : NO.nothingToCommand)
    },
    perform: giveCommand,
  })
}

/** V-8 The commanded caver's player decides, and may decline. */
export const decline = plainAction('decline', { perform: declineCommand })
