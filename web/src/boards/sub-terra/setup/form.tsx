import { DIFFICULTIES, EDITION_RULES, EDITIONS } from '@grotto/sub-terra'
import { explainSubTerra, LANGUAGE_NAMES } from '@grotto/words'
import { lazy } from 'react'
import { Choice } from '../../../play/Choice.tsx'
import type { FormProps, SetupForm } from '../../../setup/form.ts'
import { Toggle } from '../../../setup/Toggle.tsx'
import { useWords } from '../../../words/words.tsx'
import { caversBySeat } from './cavers-by-seat.ts'
import { changesIn, firstDraft, optionsOf, type SubTerraDraft } from './options.ts'
import { Party } from './Party.tsx'
import { Runs } from './Runs.tsx'
import { SeatCavers } from './SeatCavers.tsx'

export const subTerraForm: SetupForm<SubTerraDraft> = {
  firstDraft,
  optionsOf,
  explain: explainSubTerra,
  Options,
  more: {
    Options: lazy(async () => ({ default: (await import('./SubTerraMore.tsx')).SubTerraMore })),
    changesIn,
  },
  SeatNote: Runs,
  SeatChoice: SeatCavers,
  settled: info => ({ ...(info.options as object), cavers: caversBySeat(info).flat() }),
}

function Options({ draft, players, change, disabled = false }: FormProps<SubTerraDraft>) {
  const words = useWords()
  return (
    <>
      <Party cavers={draft.cavers} players={players} change={cavers => change({ cavers })} disabled={disabled} />
      <Choice
        name="difficulty"
        legend={words.say('table.setup.difficulty')}
        values={DIFFICULTIES}
        value={draft.difficulty}
        label={each => words.say(`subTerra.difficulty.${each}`)}
        choose={difficulty => change({ difficulty })}
        disabled={disabled}
      />
      <Choice
        name="edition"
        legend={words.say('table.setup.edition')}
        values={EDITIONS}
        value={draft.edition}
        label={each => LANGUAGE_NAMES[each]}
        choose={edition => change({ edition, ...EDITION_RULES[edition] })}
        disabled={disabled}
      />
      <Toggle
        name={words.say('table.setup.easier')}
        note={words.say('table.setup.easier.note')}
        on={draft.easier}
        change={easier => change({ easier })}
        disabled={disabled}
      />
    </>
  )
}
