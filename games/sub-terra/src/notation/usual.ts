import { hazardsDealt, tilesOf } from '../options/options.ts'
import type { SubTerraPosition } from '../types/position.ts'
import type { Question } from '../types/question.ts'

/** What a text need not say because it is so unless said otherwise. Reading and writing share it. */
export function usualPhase(question: Question): SubTerraPosition['phase'] {
  if (question.type === 'over') return 'over'
  if (question.type === 'spawn') return 'hazard'
  return question.type === 'horrorOrder' || question.type === 'horrorPath' ? 'horror' : 'action'
}

type Counted = Pick<
  SubTerraPosition,
  'options' | 'tiles' | 'discarded' | 'spare' | 'question' | 'outOfTime' | 'hazardsSeen'
>

/** I-1 Every tile that lies nowhere is in the stack; every card dealt and not seen is in the deck. */
export function usualCounts(position: Counted): Pick<SubTerraPosition, 'stackLeft' | 'hazardsLeft'> {
  const { options, tiles, discarded, spare, question, outOfTime, hazardsSeen } = position
  const elsewhere = tiles.length + discarded.length + (spare === undefined ? 0 : 1) + ('tile' in question ? 1 : 0)
  return {
    stackLeft: tilesOf(options).length - elsewhere,
    hazardsLeft: outOfTime ? 0 : hazardsDealt(options) - hazardsSeen.length,
  }
}
