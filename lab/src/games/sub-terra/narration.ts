import { fromJson } from '@grotto/kernel'
import {
  type SubTerraEvent,
  type SubTerraPosition,
  type SubTerraState,
  type SubTerraTypes,
  subTerra,
} from '@grotto/sub-terra'
import { explainSubTerra, isRoutine, type Language, loadWords, narrateSubTerra } from '@grotto/words'
import type { Narration } from '../lab-game.ts'
import { tellAction } from './told-actions.ts'
import { tellHelp } from './told-help.ts'
import { tellOdds } from './told-odds.ts'
import { tellPosition } from './told-position.ts'
import { tellQuestion } from './told-questions.ts'

const BEGINS: Partial<Record<SubTerraEvent['type'], 'chapter' | 'paragraph'>> = {
  roundStarted: 'chapter',
  turnStarted: 'paragraph',
  turnSkipped: 'paragraph',
  phaseStarted: 'paragraph',
  gameEnded: 'chapter',
}

export async function subTerraNarration(
  language: Language,
  names: readonly string[],
): Promise<Narration<SubTerraTypes>> {
  const words = await loadWords(language, ['subTerra', 'terminal'])
  const known = (view: SubTerraState) => fromJson<SubTerraPosition>(subTerra.encode(view))
  return {
    // A drawn tile has to be turned, so it is told even though what follows tells it too.
    event: event => (isRoutine(event) && event.type !== 'tileDrawn' ? undefined : narrateSubTerra(event, {}, words)),
    routine: isRoutine,
    begins: ({ type }) => BEGINS[type],
    position: view => tellPosition(known(view), subTerra.odds(view, 'spectator').horrors, names, words),
    question: view => tellQuestion(known(view), words),
    action: (view, action) => tellAction(known(view), action, words),
    last: ({ type }) => type === 'endTurn' || type === 'exert',
    odds: view => tellOdds(known(view), subTerra.odds(view, 'spectator'), words),
    refusal: refusal => explainSubTerra(refusal, words),
    help: (_view, actions) => tellHelp(actions, words),
  }
}
