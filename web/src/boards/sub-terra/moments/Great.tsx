import { narrateSubTerra, type Words } from '@grotto/words'
import { useRef } from 'react'
import { capital, letterOf, theOf, useBoard } from '../context.ts'
import { HorrorPortrait, Portrait } from '../Drawing.tsx'
import { TilePicture } from '../panels/Placement.tsx'
import { loose } from '../scene/drawn.ts'
import { tileName } from '../scene/labels.ts'
import { type Great, isGreat } from '../telling/weight.ts'
import { useMomentFocus } from './use-moment-focus.ts'

/** What nobody at the table forgets takes the whole board: a horror fells somebody, the exit is found, somebody is lost. */
export function GreatMoment() {
  const { playback } = useBoard()
  const { current } = playback
  if (!current || !isGreat(current.event)) return null
  return <Shown key={current.number} number={current.number} event={current.event} />
}

function Shown({ event, number }: { event: Great; number: number }) {
  const { playback, words, scene } = useBoard()
  const go = useRef<HTMLButtonElement>(null)
  useMomentFocus(go, number)
  const title = titleOf(event, words)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any press goes on; keys have the button and Escape
    <div
      className={`st-moment st-great st-great-${event.type}`}
      data-moment
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onClick={playback.skip}
    >
      <div className="st-great-art">
        <Art event={event} />
      </div>
      <h1>{title}</h1>
      <p>{narrateSubTerra(event, { position: scene }, words)}</p>
      <button ref={go} type="button" className="st-done">
        {words.say('subTerra.goOn')}
      </button>
    </div>
  )
}

function titleOf(event: Great, words: Words): string {
  if (event.type === 'tilePlaced') return words.say('subTerra.great.exit')
  const key = event.type === 'hurt' ? 'subTerra.great.felled' : 'subTerra.great.devoured'
  return capital(words.say(key, { the: theOf(words, event.caver) }))
}

function Art({ event }: { event: Great }) {
  const { words, scene } = useBoard()
  if (event.type === 'tilePlaced')
    return <TilePicture tile={loose(scene, event.tile, event.open)} size={220} label={tileName(words, event.kind)} />
  return (
    <>
      <HorrorPortrait pose="lunging" width={260} whole />
      <Portrait caver={event.caver} letter={letterOf(words, event.caver)} pose="lying" width={130} height={116} />
    </>
  )
}
