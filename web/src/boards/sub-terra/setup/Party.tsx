import { CAVERS, type CaverName, HEALTH, TRAITS_OF } from '@grotto/sub-terra'
import { useWords } from '../../../words/words.tsx'
import { CAVER_COLORS } from '../draw/colors.ts'
import { partyFor, partySizes } from './options.ts'

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
              <CaverFacts caver={caver} />
            </span>
          </label>
        ))}
      </div>
      <details className="party-abilities">
        <summary>{words.say('table.setup.party.abilities')}</summary>
        <dl>
          {CAVERS.map(caver => (
            <Abilities key={caver} caver={caver} />
          ))}
        </dl>
      </details>
    </fieldset>
  )
}

/** H-5 The lower the rank, the sooner a horror chooses her: cavers are listed by it. */
const rankOf = (caver: CaverName): number => CAVERS.indexOf(caver) + 1

/** Name, rank, health and abilities, by which one chooses. */
export function CaverFacts({ caver }: { caver: CaverName }) {
  const words = useWords()
  const health = HEALTH[caver]
  return (
    <b className="caver-facts">
      {words.say(`subTerra.caver.${caver}`)}
      <small>
        {words.say('table.setup.party.rank', { rank: rankOf(caver) })} ·{' '}
        <i role="img" aria-label={words.say('table.setup.party.health', { health })}>
          {'♥'.repeat(health)}
        </i>
      </small>
      <small>{TRAITS_OF[caver].map(trait => words.say(`subTerra.ability.${trait}`)).join(' · ')}</small>
    </b>
  )
}

function Abilities({ caver }: { caver: CaverName }) {
  const words = useWords()
  return (
    <>
      <dt>{words.say(`subTerra.caver.${caver}`)}</dt>
      {TRAITS_OF[caver].map(trait => (
        <dd key={trait}>
          <b>{words.say(`subTerra.ability.${trait}`)}</b> {words.say(`subTerra.abilityText.${trait}`)}
        </dd>
      ))}
    </>
  )
}

export const CaverMark = ({ caver }: { caver: CaverName }) => (
  <i className="caver-mark" style={{ background: CAVER_COLORS[caver] }} aria-hidden="true" />
)

function toggled(party: readonly CaverName[], caver: CaverName, sizes: readonly number[]): readonly CaverName[] {
  const without = party.filter(other => other !== caver)
  const wanted = without.length < party.length ? without : [...party, caver]
  if (sizes.includes(wanted.length)) return wanted
  return wanted.length > Math.max(...sizes) ? wanted.slice(1) : party
}
