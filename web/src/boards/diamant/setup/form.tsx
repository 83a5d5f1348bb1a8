import { explainDiamant } from '@grotto/words'
import { lazy } from 'react'
import { FACTS } from '../../../games.ts'
import type { FormProps, SetupForm } from '../../../setup/form.ts'
import { Toggle } from '../../../setup/Toggle.tsx'
import { useWords } from '../../../words/words.tsx'
import { changesIn, type DiamantDraft, firstDraft, optionsOf } from './options.ts'

export const diamantForm: SetupForm<DiamantDraft> = {
  firstDraft,
  optionsOf,
  explain: explainDiamant,
  Options,
  more: {
    Options: lazy(async () => ({ default: (await import('./DiamantMore.tsx')).DiamantMore })),
    changesIn,
  },
}

function Options({ draft, players, change, disabled = false }: FormProps<DiamantDraft>) {
  const words = useWords()
  return (
    <>
      {players < FACTS.diamant.players[0] && <p className="variant">{words.say('table.setup.two')}</p>}
      <Toggle
        name={words.say('table.setup.hideChosen')}
        note={words.say('table.setup.hideChosen.note')}
        on={draft.hideChosen}
        change={hideChosen => change({ hideChosen })}
        disabled={disabled}
      />
      <Toggle
        name={words.say('table.setup.closedChests')}
        note={words.say('table.setup.closedChests.note')}
        on={draft.closedChests}
        change={closedChests => change({ closedChests })}
        disabled={disabled}
      />
    </>
  )
}
