import type { Chance } from '@grotto/kernel'
import { isConscious, makeCell, NONE, type SubTerraState, type SubTerraTypes } from '@grotto/sub-terra'
import { type Decision, type Intent, SUB_TERRA_WEIGHTS, withSubTerraWeights } from '../../src/index.ts'
import { byThumb } from '../../src/sub-terra/careful.ts'
import { meetingPlace } from '../../src/sub-terra/gathering.ts'
import { lookAround } from '../../src/sub-terra/situation.ts'
import { planFor } from '../../src/sub-terra/team.ts'

/** Tiles left in the stack when she begins to say where to meet, every other round. */
const MEETS_FROM = 16

/** Somebody who plays by weights of her own and says what she means to do. */
export interface Person {
  decide(view: SubTerraState): Decision<SubTerraTypes>
  plans(state: SubTerraState, caver: number): Intent | undefined
}

export function personWith(stray: number, luck: Chance): Person {
  const weights = Object.fromEntries(
    Object.entries(SUB_TERRA_WEIGHTS).map(([name, weight]) => [name, weight * Math.exp(stray * normal(luck))]),
  )
  return {
    decide: view => withSubTerraWeights(weights, () => ({ action: byThumb(view).action, reasons: [] })),
    plans: (state, caver) => withSubTerraWeights(weights, () => planOf(state, caver)),
  }
}

/** What she would do if it were her turn now. */
function planOf(state: SubTerraState, caver: number): Intent | undefined {
  if (!isConscious(state, caver) || state.cavers.at[caver] === NONE) return undefined
  const by = state.setting.party[caver]!
  if (state.exitInStack && state.stack.length <= MEETS_FROM && state.round % 2 === 0) {
    lookAround(state)
    return { type: 'meet', at: makeCell(state.cave.cell[meetingPlace(state)]!), by }
  }
  return planFor(state, caver)
}

/** Box and Muller. */
function normal(luck: Chance): number {
  const fraction = () => (1 + luck('normal', 1_000_000)) / 1_000_001
  return Math.sqrt(-2 * Math.log(fraction())) * Math.cos(2 * Math.PI * fraction())
}
