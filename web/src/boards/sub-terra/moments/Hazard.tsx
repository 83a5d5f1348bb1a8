import type { SubTerraEvent } from '@grotto/sub-terra'
import { useRef } from 'react'
import { genderOf, letterOf, nameOf, useBoard } from '../context.ts'
import { Die, Icon, Portrait } from '../Drawing.tsx'
import type { CardKind } from '../draw/cards.ts'
import { isSmall } from '../telling/weight.ts'
import { TurnedCard } from './Card.tsx'
import { diceIn, type Fate, fatesIn } from './results.ts'
import { Shakes } from './Shakes.tsx'
import { useMomentFocus } from './use-moment-focus.ts'

const cardOf = (event: SubTerraEvent): { kind: CardKind; twice: boolean } | undefined =>
  event.type === 'hazardRevealed'
    ? event.card
    : event.type === 'outOfTime'
      ? { kind: 'outOfTime', twice: false }
      : undefined

function FateCard({ fate, kind }: { fate: Fate; kind: CardKind }) {
  const { words } = useBoard()
  const gender = genderOf(words, fate.caver)
  const bad = fate.lost > 0 || fate.devoured
  const last = fate.dice.at(-1)
  const verdict = last
    ? words.say(last.success ? 'subTerra.verdict.holds' : 'subTerra.verdict.fails', { total: last.die + last.bonus })
    : fate.lost > 0
      ? `−${fate.lost}`
      : words.say(fate.shield ? 'subTerra.verdict.unharmed' : 'subTerra.verdict.noRoll')
  const note = fate.devoured
    ? words.say('subTerra.verdict.devoured', { gender })
    : fate.fell
      ? words.say('subTerra.verdict.falls', { gender })
      : fate.lost > 0
        ? words.say('subTerra.verdict.loses', { points: fate.lost })
        : last && last.bonus > 0
          ? words.say('subTerra.verdict.bonus', { die: last.die, bonus: last.bonus })
          : fate.shield
            ? words.say(`subTerra.shield.${fate.shield}`, { gender })
            : ''
  return (
    <li className={bad ? 'st-bad' : last?.success ? 'st-ok' : 'st-idle'}>
      <Portrait
        caver={fate.caver}
        letter={letterOf(words, fate.caver)}
        pose={fate.fell || fate.shield === 'unconscious' ? 'lying' : 'standing'}
        width={58}
        height={66}
      />
      <span className="st-rolls">
        {fate.dice.map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one caver in their order
          <span key={index} className="st-roll">
            <Die face={roll.die} size={fate.dice.length > 1 ? 40 : 54} tilt={roll.die * 7 - 20} />
          </span>
        ))}
        {fate.dice.length === 0 && <Icon name={bad ? kind : 'shield'} size={30} />}
      </span>
      <b>{verdict}</b>
      <small>
        <span className="st-ear">{nameOf(words, fate.caver)}: </span>
        {note}
      </small>
    </li>
  )
}

/** A card that hurts nobody: a line above the cave, which goes on being seen. */
function SmallHazard({ kind }: { kind: CardKind }) {
  const { words } = useBoard()
  return (
    <div className={`st-banner st-k-${kind}`}>
      <Icon name={kind} size={26} />
      <p>
        <b>{words.say(`subTerra.headline.${kind}`)}</b> <span>{words.say('subTerra.verdict.nobody')}</span>
      </p>
    </div>
  )
}

/** The whole screen for a hazard card: the card turns, the verdict stands beside it. */
export function HazardMoment() {
  const { playback, words, scene } = useBoard()
  const go = useRef<HTMLButtonElement>(null)
  const current = playback.current
  const card = current && cardOf(current.event)
  const number = card ? current.number : undefined
  useMomentFocus(go, number)
  if (!card || !current) return null
  if (isSmall(current.event, current.chapter)) return <SmallHazard kind={card.kind} />
  const fates = fatesIn(current.chapter)
  const dice = diceIn(current.chapter)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any press goes on; keys have the button and Escape
    <div
      className={`st-moment st-hazard st-k-${card.kind}`}
      data-moment
      role="dialog"
      aria-modal="true"
      aria-label={words.say(`subTerra.hazard.${card.kind}`)}
      onClick={playback.skip}
    >
      {(card.kind === 'tremor' || card.kind === 'caveIn') && <Shakes />}
      <TurnedCard key={number} kind={card.kind} twice={card.twice} />
      <div className="st-verdict">
        <small className="st-eyebrow">{words.say('subTerra.hazardPhaseOf', { round: scene.round })}</small>
        <h1>{words.say(`subTerra.headline.${card.kind}`)}</h1>
        <p>
          {words.say(`subTerra.hazardText.${card.kind}`)} {card.twice && <b>{words.say('subTerra.twice')}</b>}
        </p>
        {dice.length > 0 && (
          <p className="st-die-line">
            {dice.map((die, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice in their order
              <span key={index} className="st-roll">
                <Die face={die} size={56} tilt={die * 7 - 20} />
              </span>
            ))}
            <b>{words.list(dice.map(die => words.say('subTerra.verdict.die', { die })))}</b>
          </p>
        )}
        {fates.length > 0 ? (
          <ol>
            {fates.map(fate => (
              <FateCard key={fate.caver} fate={fate} kind={card.kind} />
            ))}
          </ol>
        ) : (
          card.kind !== 'horror' && <p className="st-calm">{words.say('subTerra.verdict.nobody')}</p>
        )}
        <button ref={go} type="button" className="st-done st-wide">
          {words.say('subTerra.goOn')}
        </button>
      </div>
    </div>
  )
}
