import { CAVERS, type CaverName, caverChoice, type SubTerraOptions } from '@grotto/sub-terra'
import type { SeatChoiceProps } from '../../../setup/form.ts'
import { useWords } from '../../../words/words.tsx'
import { chosenBy } from './cavers-by-seat.ts'
import { CaverFacts, CaverMark } from './Party.tsx'
import './seat-cavers.css'

/** S-1 Who sits here chooses whom to run; one more than she may run sends the first home. */
export function SeatCavers({ info, seat, names, choose }: SeatChoiceProps) {
  const words = useWords()
  const most = caverChoice.perSeat(info.options as SubTerraOptions)
  // A game that goes on from another one has its party.
  if (most === 0 || info.forkOf || info.imported) return null
  const chosen = chosenBy(info.seats[seat])
  const toggle = (caver: CaverName) =>
    choose(chosen.includes(caver) ? chosen.filter(each => each !== caver) : [...chosen, caver].slice(-most))
  return (
    <details className="seat-cavers">
      <summary>{words.say('table.cavers.choose', { most })}</summary>
      <fieldset className="party" disabled={info.start !== undefined}>
        <legend>{words.say('table.cavers.lead', { most })}</legend>
        <div>
          {CAVERS.map(caver => {
            const owner = info.seats.findIndex((each, other) => other !== seat && chosenBy(each).includes(caver))
            return (
              <Caver
                key={caver}
                caver={caver}
                place={chosen.indexOf(caver)}
                owner={names[owner]}
                toggle={() => toggle(caver)}
              />
            )
          })}
        </div>
      </fieldset>
    </details>
  )
}

interface CaverProps {
  readonly caver: CaverName
  /** Her place among those chosen here; -1 where she is not. */
  readonly place: number
  /** Whose she is already. */
  readonly owner: string | undefined
  readonly toggle: () => void
}

function Caver({ caver, place, owner, toggle }: CaverProps) {
  const words = useWords()
  return (
    <label className={owner === undefined ? undefined : 'gone'}>
      <input type="checkbox" className="unseen" checked={place >= 0} disabled={owner !== undefined} onChange={toggle} />
      <span>
        <CaverMark caver={caver} />
        <CaverFacts caver={caver} />
        {owner !== undefined && <em>{words.say('table.cavers.with', { name: owner })}</em>}
      </span>
    </label>
  )
}
