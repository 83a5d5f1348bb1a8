import { botFor } from '@grotto/bots'
import { fastChance } from '@grotto/kernel'
import { type SubTerraState, type SubTerraTypes, subTerra } from '@grotto/sub-terra'
import type { Habit } from '../trial-game.ts'

/** Lantern has no moods, and is shown no plans. */
const NO_MOOD = fastChance('')

/** What a caver who never does something is shown, so that she plans without it. */
const NEVER: Readonly<Record<string, (view: SubTerraState) => SubTerraState>> = {
  'never-exert': view => ({ ...view, exerted: true }),
}

/** `never-exert` plays as Lantern does, without exerting herself. */
export function subTerraHabit(name: string): Habit<SubTerraTypes> | undefined {
  const shown = NEVER[name]
  if (!shown) return undefined
  const lantern = botFor('sub-terra-careful', subTerra)
  return {
    version: lantern.version,
    act(state) {
      const seat = state.setting.seats[state.question.caver] ?? 0
      return lantern.decide(shown(subTerra.view(state, seat)), [], { seat, random: NO_MOOD }).action
    },
  }
}
