import { isRoutine, narrateSubTerra } from '@grotto/words'
import { useBoard } from '../context.ts'

/** The sentence of the event that is being shown: for ears at once, for eyes in the bar. */
export function Announcer() {
  const { playback, words, scene } = useBoard()
  const event = playback.current?.event
  return (
    <p className="st-ear" role="status" aria-live="polite">
      {event && !isRoutine(event) ? narrateSubTerra(event, { position: scene }, words) : ''}
    </p>
  )
}
