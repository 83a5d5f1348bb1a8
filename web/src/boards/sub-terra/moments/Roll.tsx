import { letterOf, nameOf, useBoard } from '../context.ts'
import { Die, Portrait } from '../Drawing.tsx'
import { isRoll } from '../telling/weight.ts'

type ActionReason = 'hide' | 'placeRope' | 'exert'

/** A check of one caver: the die first, large, and only then what it means. */
export function RollMoment() {
  const { playback, words } = useBoard()
  const { current } = playback
  if (!current || !isRoll(current.event)) return null
  const { caver, reason, die, bonus, needed, success } = current.event
  const rolling = current.rolling === true
  const verdict = rolling ? '' : success ? ' st-ok' : ' st-bad'
  return (
    <div key={current.number} className={`st-rolled${verdict}`} aria-hidden="true">
      <div className="st-rolled-who">
        <Portrait caver={caver} letter={letterOf(words, caver)} width={44} height={52} />
        <p>
          <b>{nameOf(words, caver)}</b>
          <small>
            {words.say(reason === 'rough' ? 'subTerra.harm.rough' : `subTerra.action.${reason as ActionReason}`)}
          </small>
        </p>
      </div>
      <span className={rolling ? 'st-tumble' : undefined}>
        <Die face={die} size={112} tilt={rolling ? 0 : die * 5 - 16} />
      </span>
      <p className="st-rolled-verdict">
        {rolling
          ? words.say('subTerra.roll.needs', { die: Math.max(1, needed - bonus) })
          : words.say(success ? 'subTerra.verdict.holds' : 'subTerra.verdict.fails', {
              total: bonus > 0 ? `${die} + ${bonus}` : die,
            })}
      </p>
    </div>
  )
}
