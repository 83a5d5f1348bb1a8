import { CAVERS, type CaverName } from '@grotto/sub-terra'
import { useWords } from '../../../words/words.tsx'
import { partyFor, partySizes } from './options.ts'

const COLOURS: Record<CaverName, string> = {
  diver: '#56B4E9',
  scout: '#009E73',
  geologist: '#E69F00',
  engineer: '#F0E442',
  climber: '#CC79A7',
  medic: '#F4F4F0',
  bodyguard: '#4C86D9',
  leader: '#E8642C',
}

interface PartyProps {
  readonly cavers: readonly CaverName[]
  readonly players: number
  readonly change: (cavers: readonly CaverName[]) => void
  readonly disabled: boolean
}

/** Who goes down. Choosing one more than the party holds sends the one home who was chosen first. */
export function Party({ cavers, players, change, disabled }: PartyProps) {
  const words = useWords()
  const sizes = partySizes(players)
  const party = partyFor(cavers, players)
  return (
    <fieldset className="party" disabled={disabled}>
      <legend>{words.say('table.setup.party', { size: party.length })}</legend>
      <div>
        {CAVERS.map(caver => (
          <label key={caver}>
            <input
              type="checkbox"
              className="unseen"
              checked={party.includes(caver)}
              onChange={() => change(toggled(party, caver, sizes))}
            />
            <span>
              <CaverMark caver={caver} />
              {words.say(`subTerra.caver.${caver}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const CaverMark = ({ caver }: { caver: CaverName }) => (
  <i className="caver-mark" style={{ background: COLOURS[caver] }} aria-hidden="true" />
)

function toggled(party: readonly CaverName[], caver: CaverName, sizes: readonly number[]): readonly CaverName[] {
  const without = party.filter(other => other !== caver)
  const wanted = without.length < party.length ? without : [...party, caver]
  if (sizes.includes(wanted.length)) return wanted
  return wanted.length > Math.max(...sizes) ? wanted.slice(1) : party
}
