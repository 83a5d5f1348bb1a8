import { isRoutine, narrateSubTerra } from '@grotto/words'
import { useBoard } from '../context.ts'

/** The sentence of the event that is being shown: a caption for eyes, a live region for ears. */
export function Announcer() {
  const { playback, words, position } = useBoard()
  const event = playback.current?.event
  const sentence = event && !isRoutine(event) ? narrateSubTerra(event, { position }, words) : ''
  return (
    <div className={playback.playing ? 'st-caption' : 'st-caption st-idle'}>
      <p role="status" aria-live="polite">
        {sentence}
      </p>
      {playback.playing && (
        <button type="button" className="st-skip" onClick={playback.skipAll}>
          {words.say('subTerra.skip')}
        </button>
      )}
    </div>
  )
}
