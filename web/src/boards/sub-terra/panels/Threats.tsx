import { HAZARD_KINDS, type HazardKind } from '@grotto/sub-terra'
import { poseAt } from '../cave/Figures.tsx'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { HorrorPortrait, Icon, Portrait } from '../Drawing.tsx'
import { actorOf } from '../scene/choices.ts'
import { type Odds, useOdds } from '../scene/rules.ts'

const Arrow = () => (
  <svg width="26" height="10" viewBox="0 0 26 10" aria-hidden="true">
    <path d="M1 5h22M19 1l4 4l-4 4" fill="none" stroke="#e0475b" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

function Hunters({ odds }: { odds: Odds }) {
  const { words } = useBoard()
  if (odds.horrors.length === 0) return <p className="st-calm">{words.say('subTerra.noHorrors')}</p>
  return (
    <ul className="st-hunters">
      {odds.horrors.map(({ victim, distance }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a horror is its place in the order of entering
        <li key={index}>
          <HorrorPortrait pose={poseAt(distance)} />
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

/** Each hazard as a vein in the rock, as long as it is likely; the severe part is hatched. */
function NextHazard({ odds }: { odds: Odds }) {
  const { words, scene } = useBoard()
  if (scene.outOfTime || odds.hazards.outOfTime === 1)
    return <p className="st-calm st-alarm">{words.say('subTerra.outOfTimeNow')}</p>
  const most = Math.max(0.01, ...HAZARD_KINDS.map(kind => both(odds, kind)))
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
              <i style={{ width: `${(all / most) * 100}%` }}>
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

/** What the next card would cost the acting caver where she stands, and how near the exit is. */
function Outlook({ odds }: { odds: Odds }) {
  const { words, scene } = useBoard()
  const actor = actorOf(scene)
  const danger = actor && odds.dangers[actor]
  const ahead = [1, 3, 6].filter(tiles => (odds.exitWithin[tiles - 1] ?? 0) > 0)
  const worst = danger && HAZARD_KINDS.filter(kind => danger.plain[kind] > 0)
  return (
    <>
      {danger && (
        <p className="st-hint">
          <b>{words.say('subTerra.odds.here')}: </b>
          {danger.horrorPhase > 0 &&
            `${words.say('subTerra.harm.horrorMovedIn')} −${tenths(words.language, danger.horrorPhase)}; `}
          {worst && worst.length > 0
            ? words.list(
                worst.map(
                  kind => `${words.say(`subTerra.hazard.${kind}`)} −${tenths(words.language, danger.plain[kind])}`,
                ),
              )
            : words.say('subTerra.odds.nothingHere')}
          {danger.expected > 0 &&
            ` (${words.say('subTerra.odds.loss', { loss: tenths(words.language, danger.expected) })})`}
        </p>
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

/** To a tenth, as the reader writes numbers. */
const tenths = (language: string, value: number): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)

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
