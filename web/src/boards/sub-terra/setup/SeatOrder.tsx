import type { CaverName } from '@grotto/sub-terra'
import { Glyph } from '../../../pictures/Glyph.tsx'
import { useWords } from '../../../words/words.tsx'

interface OrderProps {
  readonly party: readonly CaverName[]
  readonly players: number
  readonly change: (party: readonly CaverName[]) => void
  readonly disabled: boolean
}

/** S-1 The seat that runs a caver, counted from 1: all of them, two side by side, or one each. */
const playerOf = (place: number, players: number): number =>
  players === 1 ? 1 : players <= 3 ? Math.floor(place / 2) + 1 : place + 1

/** The order of the cavers round the table: it decides the turns, and who runs whom. */
export function SeatOrder({ party, players, change, disabled }: OrderProps) {
  const words = useWords()
  const forward = (place: number) => change(party.with(place - 1, party[place]!).with(place, party[place - 1]!))
  return (
    <fieldset className="order" disabled={disabled}>
      <legend>{words.say('setup.order')}</legend>
      <p className="hint">{words.say('setup.order.note')}</p>
      <ol>
        {party.map((caver, place) => (
          <li key={caver}>
            <b>{words.say(`subTerra.caver.${caver}`)}</b>
            <small>{words.say('table.setup.person', { number: playerOf(place, players) })}</small>
            {place > 0 && (
              <button
                type="button"
                className="icon"
                aria-label={words.say('setup.order.forward', { caver: words.say(`subTerra.caver.${caver}`) })}
                onClick={() => forward(place)}
              >
                <Glyph name="up" size={18} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
