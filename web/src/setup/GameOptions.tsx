import { DIFFICULTIES, EDITION_RULES, EDITIONS } from '@grotto/sub-terra'
import { LANGUAGE_NAMES } from '@grotto/words'
import { FACTS, type GameName } from '../games.ts'
import { Choice } from '../play/Choice.tsx'
import { useWords } from '../words/words.tsx'
import { MoreOptions } from './MoreOptions.tsx'
import type { Draft } from './options.ts'
import { Party } from './Party.tsx'
import { Toggle } from './Toggle.tsx'
import './options.css'

export interface OptionProps {
  readonly game: GameName
  readonly draft: Draft
  readonly players: number
  readonly change: (change: Partial<Draft>) => void
  readonly disabled?: boolean
}

/** The options of a game, as far as a table can choose them. */
export const GameOptions = (props: OptionProps) => (
  <>
    {props.game === 'diamant' ? <DiamantOptions {...props} /> : <SubTerraOptions {...props} />}
    <MoreOptions {...props} />
  </>
)

function DiamantOptions({ draft, players, change, disabled = false }: OptionProps) {
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
    </>
  )
}

function SubTerraOptions({ draft, players, change, disabled = false }: OptionProps) {
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
