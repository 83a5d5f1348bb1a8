import { narrateSubTerra } from '@grotto/words'
import { useMemo } from 'react'
import { canBeRetold } from '../../../playback/queue.ts'
import { useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import { happenedTo, lastTurnEnd, withoutPoints } from '../scene/happened.ts'

/** What just happened to me and what is left to do, in sentences; nothing where nothing did. */
export function useHappened(): { readonly text: string; readonly bad: boolean } | undefined {
  const { scene, words, log, viewer } = useBoard()
  return useMemo(() => {
    const events = happenedTo(viewer, scene, log)
    const left = withoutPoints(scene)
    const told = events.map(event => narrateSubTerra(event, { position: scene }, words))
    const text = [...told, ...(left ? [words.say(`subTerra.left.${left}`)] : [])].join(' ')
    const bad = events.some(event => event.type === 'hurt' || (event.type === 'checked' && !event.success))
    return text ? { text, bad } : undefined
  }, [scene, words, log, viewer])
}

/** What the others did since my last turn, once more. */
export function Again() {
  const { words, scene, log, viewer, playback } = useBoard()
  const from = useMemo(() => lastTurnEnd(viewer, scene, log), [viewer, scene, log])
  if (from === undefined || !canBeRetold(log, from)) return null
  return (
    <button type="button" className="st-retell" onClick={() => playback.retell(from)}>
      <Icon name="rotateLeft" size={16} />
      {words.say('subTerra.again.show')}
    </button>
  )
}

/** It has been told aloud already: only eyes find it here. */
export function Happened() {
  const happened = useHappened()
  if (!happened) return null
  return (
    <p className={happened.bad ? 'st-why st-happened st-bad' : 'st-why st-happened'}>
      <Icon name={happened.bad ? 'decline' : 'end'} size={18} />
      <span>{happened.text}</span>
      <Again />
    </p>
  )
}
