import type { DiamantAction, DiamantView } from '@grotto/diamant'
import { explainDiamant } from '@grotto/words'
import type { Vocabulary } from '../../../hear/commands.ts'

const BOTH = [{ type: 'goOn' }, { type: 'leave' }] as const

export const vocabulary: Vocabulary<DiamantView, DiamantAction> = {
  tries: (_view, viewer) => (viewer === 'spectator' ? [] : BOTH),
  phrases: (words, _view, { type }) =>
    [words.say(`diamant.${type}`), ...words.say(`diamant.also.${type}`).split(', '), type].map(verb => ({
      verb,
      object: '',
    })),
  explain: (words, refusal) => explainDiamant(refusal, words),
}
