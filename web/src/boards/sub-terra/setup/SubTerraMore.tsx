import { FALLEN, type SubTerraOptions } from '@grotto/sub-terra'
import { Choice } from '../../../play/Choice.tsx'
import { RuleLink } from '../../../rules/RuleLink.tsx'
import type { FormProps } from '../../../setup/form.ts'
import { useWords } from '../../../words/words.tsx'
import { partyFor, type SubTerraDraft } from './options.ts'
import { SeatOrder } from './SeatOrder.tsx'
import { SubTerraBox } from './SubTerraBox.tsx'

const EXIT_DEPTHS = [6, 7] as const
const GAS_COSTS = [4, 2] as const
const THIRD_TRIES = ['none', 'hide', 'hide+rope'] as const
const TRY_WORDS: Readonly<Record<SubTerraOptions['thirdTry'], 'none' | 'hide' | 'both'>> = {
  none: 'none',
  hide: 'hide',
  'hide+rope': 'both',
}

/** Every option of Sub Terra that is not on the first page: order, start, what editions say, one's own box. */
export function SubTerraMore(props: FormProps<SubTerraDraft>) {
  const { draft, players, change, disabled = false } = props
  const words = useWords()
  const party = partyFor(draft.cavers, players)
  const starts = ['random' as const, ...party]
  return (
    <>
      <SeatOrder party={party} players={players} change={cavers => change({ cavers })} disabled={disabled} />
      <Choice
        name="start"
        legend={words.say('setup.start')}
        values={starts}
        value={starts.find(caver => caver === draft.start) ?? 'random'}
        label={each => (each === 'random' ? words.say('setup.start.random') : words.say(`subTerra.caver.${each}`))}
        choose={start => change({ start })}
        disabled={disabled}
      />
      <p className="hint">
        {words.say('setup.edition.note')} <RuleLink game="sub-terra" rule="S-4" />{' '}
        <RuleLink game="sub-terra" rule="A-9" /> <RuleLink game="sub-terra" rule="Z-7" />
      </p>
      <Choice
        name="exitDepth"
        legend={words.say('setup.exitDepth')}
        values={EXIT_DEPTHS}
        value={draft.exitDepth}
        label={count => words.say('setup.exitDepth.value', { count })}
        choose={exitDepth => change({ exitDepth })}
        disabled={disabled}
      />
      <Choice
        name="thirdTry"
        legend={words.say('setup.thirdTry')}
        values={THIRD_TRIES}
        value={draft.thirdTry}
        label={each => words.say(`setup.thirdTry.${TRY_WORDS[each]}`)}
        choose={thirdTry => change({ thirdTry })}
        disabled={disabled}
      />
      <Choice
        name="gasTwiceEntry"
        legend={words.say('setup.gas')}
        values={GAS_COSTS}
        value={draft.gasTwiceEntry}
        label={count => words.say('setup.gas.value', { count })}
        choose={gasTwiceEntry => change({ gasTwiceEntry })}
        disabled={disabled}
      />
      <Choice
        name="fallen"
        legend={words.say('setup.fallen')}
        values={FALLEN}
        value={draft.fallen}
        label={each => words.say(`setup.fallen.${each}`)}
        choose={fallen => change({ fallen })}
        disabled={disabled}
      />
      <p className="hint">
        <RuleLink game="sub-terra" rule="E-1" />
      </p>
      <SubTerraBox {...props} />
    </>
  )
}
