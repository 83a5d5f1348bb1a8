import { PRINTED_OPTIONS, TRAPS } from '@grotto/diamant'
import { useEffect, useState } from 'react'
import type { FormProps } from '../../../setup/form.ts'
import { BoxText } from '../../../setup/more/BoxText.tsx'
import { Count } from '../../../setup/more/Count.tsx'
import { useWords } from '../../../words/words.tsx'
import { makeDiamantText, readDiamantText } from './box-text.ts'
import type { DiamantDraft } from './options.ts'

const MOST_ALIKE = 12
const { treasures: TREASURES, traps: TRAP_CARDS, relics: RELICS } = PRINTED_OPTIONS

/** D-2, D-3 Other cards than the printed ones. */
export function DiamantMore({ draft, change, disabled = false }: FormProps<DiamantDraft>) {
  const words = useWords()
  const { treasures, traps, relics } = draft
  const trapCards = TRAPS.reduce((sum, trap) => sum + (traps[trap] ?? 0), 0)
  return (
    <fieldset className="box" disabled={disabled}>
      <legend>{words.say('setup.cards')}</legend>
      <p className="hint">{words.say('setup.cards.note')}</p>
      <Treasures treasures={treasures} change={values => change({ treasures: values })} disabled={disabled} />
      <table className="counts cards">
        <caption>{words.say('setup.traps', { count: trapCards })}</caption>
        <tbody>
          {TRAPS.map(trap => (
            <tr key={trap}>
              <th scope="row">{words.say(`diamant.trap.${trap}`)}</th>
              <td>
                <Count
                  label={words.say(`diamant.trap.${trap}`)}
                  value={traps[trap] ?? 0}
                  most={MOST_ALIKE}
                  change={count => change({ traps: { ...traps, [trap]: count } })}
                  disabled={disabled}
                />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.say('diamant.relic')}</th>
            <td>
              <Count
                label={words.say('diamant.relic')}
                value={relics}
                most={MOST_ALIKE}
                change={count => change({ relics: count })}
                disabled={disabled}
              />
            </td>
          </tr>
        </tbody>
      </table>
      <div className="buttons">
        <button
          type="button"
          className="small"
          onClick={() => change({ treasures: TREASURES, traps: TRAP_CARDS, relics: RELICS })}
          disabled={disabled}
        >
          {words.say('setup.reset')}
        </button>
      </div>
      <BoxText
        text={makeDiamantText({ treasures, traps, relics })}
        read={readDiamantText}
        take={change}
        disabled={disabled}
      />
    </fieldset>
  )
}

interface TreasureProps {
  readonly treasures: readonly number[]
  readonly change: (treasures: readonly number[]) => void
  readonly disabled: boolean
}

/** The values of the treasures in one line; what is no number is left out. */
function Treasures({ treasures, change, disabled }: TreasureProps) {
  const words = useWords()
  const [text, setText] = useState(treasures.join(' '))
  useEffect(() => setText(treasures.join(' ')), [treasures])
  const settle = () => {
    const values = (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b)
    setText(values.join(' '))
    if (values.join() !== treasures.join()) change(values)
  }
  return (
    <label className="treasures">
      <b>{words.say('setup.treasures', { count: treasures.length })}</b>
      <small>{words.say('setup.treasures.note')}</small>
      <input
        inputMode="numeric"
        value={text}
        disabled={disabled}
        onInput={event => setText(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={event => event.key === 'Enter' && settle()}
      />
    </label>
  )
}
