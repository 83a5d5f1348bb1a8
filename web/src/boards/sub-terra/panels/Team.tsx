import {
  type CaverName,
  type CaverPosition,
  COST,
  type SubTerraPosition,
  TRAITS_OF,
  type Trait,
} from '@grotto/sub-terra'
import type { KeyOf, Words } from '@grotto/words'
import type { CSSProperties } from 'react'
import type { Sitter } from '../../board.ts'
import { SeatSign } from '../../SeatSign.tsx'
import { seatMark } from '../../sitter-names.ts'
import { poseOf } from '../cave/Figures.tsx'
import { genderOf, letterOf, nameOf, useBoard } from '../context.ts'
import { Flames, Hearts, Portrait } from '../Drawing.tsx'
import { CAVER_COLORS } from '../draw/colors.ts'
import { actorOf } from '../scene/choices.ts'
import { inTurnOrder, tileAt } from '../scene/geometry.ts'

const Lantern = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
  >
    <path d="M8 8h8l2 12H6zM9 8a3 3 0 0 1 6 0M12 2v3M9 20v2h6v-2" />
  </svg>
)

function stateKey(
  scene: SubTerraPosition,
  caver: CaverPosition,
  order: readonly CaverPosition[],
  onExit: boolean,
  acting: boolean,
): KeyOf<'subTerra'> {
  if (caver.devoured) return 'subTerra.state.devoured'
  if (caver.health === 0) return 'subTerra.state.unconscious'
  if (caver.submerged) return 'subTerra.state.submerged'
  if (caver.hidden) return 'subTerra.state.hidden'
  if (onExit) return 'subTerra.state.safe'
  if (acting) return 'subTerra.state.now'
  const now = order.findIndex(each => each.name === scene.turn?.caver)
  return scene.phase === 'action' && order.indexOf(caver) > now ? 'subTerra.state.waiting' : 'subTerra.state.done'
}

/** What one-lines say beside an ability: how often it is still there. */
function usesLeft(scene: SubTerraPosition, ability: string, words: Words): string {
  if (ability === 'guide') return words.say('subTerra.uses', { left: scene.guidesLeft })
  if (ability === 'demolish') return words.say('subTerra.uses', { left: scene.explosivesLeft })
  return ''
}

/** Who plays her, and whether that person is there. */
function playerOf(words: Words, sitter: Sitter | undefined, you: boolean): string {
  if (!sitter) return ''
  const mark = seatMark(words, sitter)
  const name = you ? words.say('subTerra.you') : sitter.name
  return mark ? `${name} · ${mark}` : name
}

function useMate(caver: CaverPosition) {
  const { scene, words, sitters, viewer, cave, playback } = useBoard()
  const order = inTurnOrder(scene)
  const onExit = caver.at !== undefined && tileAt(cave, caver.at)?.kind === 'exit'
  const acting = (playback.playing ? scene.turn?.caver : actorOf(scene)) === caver.name
  return {
    state: words.say(stateKey(scene, caver, order, onExit, acting), { gender: genderOf(words, caver.name) }),
    player: playerOf(words, sitters[caver.seat], viewer === caver.seat),
    points: scene.turn?.caver === caver.name ? scene.turn.points : 0,
    health: words.say('subTerra.health', { health: caver.health, most: caver.maxHealth }),
    acting,
    className: `st-mate${acting ? ' st-now' : ''}${caver.health === 0 ? ' st-out' : ''}`,
    style: { '--c': CAVER_COLORS[caver.name] } as CSSProperties,
  }
}

const abilityName = (ability: Trait, words: Words): string =>
  `${words.say(`subTerra.ability.${ability}`)}${ability in COST ? ` ${COST[ability as keyof typeof COST]}` : ''}`

/** What a caver is good at: in full, or where many share the panel by name, and in full when it is asked for. */
function Abilities({ caver, brief }: { caver: CaverName; brief: boolean }) {
  const { scene, words } = useBoard()
  const traits = TRAITS_OF[caver]
  const texts = traits.map(ability => (
    <p key={ability}>
      <b>{abilityName(ability, words)}</b>{' '}
      {[usesLeft(scene, ability, words), words.say(`subTerra.abilityText.${ability}`)].filter(Boolean).join('. ')}
    </p>
  ))
  if (!brief) return <div className="st-abilities">{texts}</div>
  return (
    <details className="st-abilities">
      <summary>{traits.map(ability => abilityName(ability, words)).join(' · ')}</summary>
      {texts}
    </details>
  )
}

/** Letters that leave room for the lantern beside the number of her turn. */
const LONG_NAME = 12

function Mate({ caver, place, brief }: { caver: CaverPosition; place: number; brief: boolean }) {
  const { words } = useBoard()
  const mate = useMate(caver)
  return (
    <li className={mate.className} style={mate.style}>
      <Portrait caver={caver.name} letter={letterOf(words, caver.name)} pose={poseOf(caver)} />
      <div>
        <div className="st-line">
          <b>{nameOf(words, caver.name)}</b>
          <span className="st-push" />
          {place === 0 ? (
            <span className="st-first" title={words.say('subTerra.startingMarker')}>
              {nameOf(words, caver.name).length <= LONG_NAME && <Lantern />}
              {words.say('subTerra.first')}
            </span>
          ) : (
            <span className="st-nth">{place + 1}</span>
          )}
        </div>
        <div className="st-line">
          <Hearts have={caver.health} most={caver.maxHealth} label={mate.health} />
          <span className="st-push" />
          {mate.points > 0 && (
            <Flames have={mate.points} label={words.say('subTerra.points', { points: mate.points })} size={16} />
          )}
        </div>
        <p className="st-state">
          {mate.state}
          {mate.player && <span className="st-who"> · {mate.player}</span>}
        </p>
        <Abilities caver={caver.name} brief={brief && !mate.acting} />
      </div>
    </li>
  )
}

/** From this many cavers on, a panel beside the cave names their abilities only. */
const MANY = 5

/** The team in turn order: figure, health, points, state, abilities. */
export function Team({ beside = false }: { beside?: boolean }) {
  const { scene, words } = useBoard()
  return (
    // Beside the cave it scrolls by itself where abilities are long, so it must be reached by keys.
    <section className="st-team st-panel" aria-label={words.say('subTerra.team')} {...(beside && { tabIndex: 0 })}>
      <h2>
        {words.say('subTerra.team')} <small>{words.say('subTerra.inTurnOrder')}</small>
      </h2>
      <ol>
        {inTurnOrder(scene).map((caver, place) => (
          <Mate key={caver.name} caver={caver} place={place} brief={beside && scene.cavers.length >= MANY} />
        ))}
      </ol>
    </section>
  )
}

function Small({ caver, first }: { caver: CaverPosition; first: boolean }) {
  const { words, sitters } = useBoard()
  const mate = useMate(caver)
  const what = `${nameOf(words, caver.name)}, ${mate.player}`
  const label = words.say('common.about', { what, text: mate.state })
  return (
    <li className={mate.className} style={mate.style} title={label}>
      <Portrait caver={caver.name} letter={letterOf(words, caver.name)} pose={poseOf(caver)} width={36} height={42} />
      <span className="st-ear">{label}</span>
      <b aria-hidden="true">{nameOf(words, caver.name)}</b>
      <SeatSign sitter={sitters[caver.seat]} />
      <Hearts have={caver.health} most={caver.maxHealth} label={mate.health} size={caver.maxHealth > 3 ? 8.5 : 10} />
      {first && (
        <i title={words.say('subTerra.startingMarker')}>
          <Lantern />
        </i>
      )}
    </li>
  )
}

/** The team on a phone: a strip of portraits; a tablet has room for their names. */
export function Strip() {
  const { scene, words, part, viewer } = useBoard()
  // Who looks at a large screen sees the others there.
  const shown = inTurnOrder(scene).filter(({ seat }) => part !== 'hands' || seat === viewer)
  return (
    <ol className="st-strip" aria-label={words.say('subTerra.team')}>
      {shown.map(caver => (
        <Small key={caver.name} caver={caver} first={caver === inTurnOrder(scene)[0]} />
      ))}
    </ol>
  )
}
