import { HAZARD_KINDS, type HazardKind } from '@grotto/sub-terra'
import { grownTo } from '../../../theme/grown.ts'
import { poseAt } from '../cave/Figures.tsx'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Hearts, HorrorPortrait, Icon, Portrait } from '../Drawing.tsx'
import { placeText } from '../hear/address.ts'
import { actorOf } from '../scene/choices.ts'
import { type Odds, useOdds } from '../scene/rules.ts'

const Arrow = () => (
  <svg className="grown" style={grownTo(26, 10)} viewBox="0 0 26 10" aria-hidden="true">
    <path d="M1 5h22M19 1l4 4l-4 4" fill="none" stroke="#e0475b" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

function Hunters({ odds }: { odds: Odds }) {
  const { words, scene, viewer } = useBoard()
  if (odds.horrors.length === 0) return <p className="st-calm">{words.say('subTerra.noHorrors')}</p>
  return (
    <ul className="st-hunters">
      {odds.horrors.map(({ at, victim, distance }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a horror is its place in the order of entering
        <li key={index}>
          <HorrorPortrait pose={poseAt(distance)} />
          <span className="st-ear">{placeText(words, scene, viewer, at)}: </span>
          {victim && distance !== undefined ? (
            <>
              <Arrow />
              <Portrait caver={victim} letter={letterOf(words, victim)} width={30} height={34} />
              <div>
                <b>{words.say('subTerra.steps', { steps: distance })}</b>
                <small>{words.say('subTerra.closest', { caver: nameOf(words, victim) })}</small>
              </div>
            </>
          ) : (
            <div>
              <small>{words.say('subTerra.noVictim')}</small>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const percent = (share: number): number => Math.round(share * 100)
const both = (odds: Odds, kind: HazardKind): number => odds.hazards.plain[kind] + odds.hazards.severe[kind]

/** Each hazard as a vein in the rock, as long as it is likely, the whole width being certain; the severe part is hatched. */
function NextHazard({ odds }: { odds: Odds }) {
  const { words, scene } = useBoard()
  if (scene.outOfTime || odds.hazards.outOfTime === 1)
    return <p className="st-calm st-alarm">{words.say('subTerra.outOfTimeNow')}</p>
  return (
    <ul className="st-odds">
      {HAZARD_KINDS.map(kind => {
        const [all, severe] = [both(odds, kind), odds.hazards.severe[kind]]
        const title = severe > 0 ? words.say('subTerra.odds.twice', { percent: percent(severe) }) : undefined
        return (
          <li key={kind} className={`st-odd st-k-${kind}`} title={title}>
            <Icon name={kind} size={16} />
            <span>{words.say(`subTerra.hazard.${kind}`)}</span>
            <span className="st-vein">
              <i style={{ width: `${all * 100}%` }}>
                <i style={{ width: `${all > 0 ? (severe / all) * 100 : 0}%` }} />
              </i>
            </span>
            <b>{words.say('subTerra.chance', { percent: percent(all) })}</b>
          </li>
        )
      })}
    </ul>
  )
}

interface RiskRow {
  readonly icon: string
  readonly name: string
  readonly hearts: number
  readonly chance: number
}

/** What threatens somebody where she stands: a horror first, then what the next card may bring, the likeliest first. */
function useRisks(odds: Odds): readonly RiskRow[] {
  const { words, scene } = useBoard()
  const actor = actorOf(scene)
  const [danger, risks] = [actor && odds.dangers[actor], actor && odds.risks[actor]]
  if (!danger || !risks) return []
  const hunted: RiskRow[] =
    danger.horrorPhase > 0
      ? [{ icon: 'horror', name: words.say('subTerra.phase.horror'), hearts: danger.horrorPhase, chance: 1 }]
      : []
  const cards = HAZARD_KINDS.map(kind => ({
    icon: kind,
    name: words.say(`subTerra.hazard.${kind}`),
    ...risks[kind],
  })).filter(({ chance }) => chance > 0)
  return [...hunted, ...cards.sort((a, b) => b.chance - a.chance)]
}

function Risk({ row: { icon, name, hearts, chance } }: { row: RiskRow }) {
  const { words } = useBoard()
  const label = words.say('subTerra.odds.risk', { hazard: name, percent: percent(chance), hearts })
  return (
    <li className="st-risk" title={label}>
      <Icon name={icon} size={16} />
      <span>{name}</span>
      <Hearts have={hearts} most={hearts} label={label} size={12} />
      <b aria-hidden="true">{words.say('subTerra.chance', { percent: percent(chance) })}</b>
    </li>
  )
}

/** What the acting caver risks where she stands, and how near the exit is. */
function Outlook({ odds }: { odds: Odds }) {
  const { words, scene } = useBoard()
  const actor = actorOf(scene)
  const danger = actor && odds.dangers[actor]
  const risks = useRisks(odds)
  const ahead = [1, 3, 6].filter(tiles => (odds.exitWithin[tiles - 1] ?? 0) > 0)
  return (
    <>
      {danger && (
        <>
          <h3 className="st-hint">{words.say('subTerra.odds.here')}</h3>
          {risks.length === 0 && danger.devoured === 0 && (
            <p className="st-hint">{words.say('subTerra.odds.nothingHere')}</p>
          )}
          <ul className="st-risks">
            {risks.map(row => (
              <Risk key={row.icon + row.name} row={row} />
            ))}
          </ul>
          {danger.devoured > 0 && (
            <p className="st-hint">{words.say('subTerra.odds.devoured', { percent: percent(danger.devoured) })}</p>
          )}
        </>
      )}
      {!scene.tiles.some(tile => tile.kind === 'exit') &&
        ahead.map(tiles => (
          <p key={tiles} className="st-hint">
            {words.say('subTerra.odds.exit', { tiles, percent: percent(odds.exitWithin[tiles - 1]!) })}
          </p>
        ))}
    </>
  )
}

/** Horrors with victim and distance, and, where the table shows odds, what is likely to come. */
export function Threats() {
  const { words, showOdds } = useBoard()
  const odds = useOdds()
  return (
    // With three horrors it is longer than its place, and must be scrollable by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
    <section className="st-threats st-panel" aria-label={words.say('subTerra.tab.threats')} tabIndex={0}>
      <h2>{words.say('subTerra.threats')}</h2>
      <Hunters odds={odds} />
      {showOdds && (
        <>
          <h2>{words.say('subTerra.nextHazard')}</h2>
          <NextHazard odds={odds} />
          <Outlook odds={odds} />
        </>
      )}
    </section>
  )
}
