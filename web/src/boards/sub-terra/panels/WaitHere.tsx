import type { CaverName } from '@grotto/sub-terra'
import { useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import { WAIT_KEY } from '../scene/actions.ts'
import { mayWait } from '../scene/waiting.ts'

/** E-1 Nobody has to end turn after turn on the exit while the others come. */
export function WaitHere({ caver }: { caver: CaverName }) {
  const { scene, words, waiting } = useBoard()
  if (!mayWait(scene, caver)) return null
  const waits = waiting.waits(caver)
  return (
    <button
      type="button"
      className={waits ? 'st-act st-on' : 'st-act'}
      aria-pressed={waits}
      title={words.say('subTerra.wait.help')}
      data-action="wait"
      data-key={WAIT_KEY}
      aria-keyshortcuts={WAIT_KEY}
      onClick={() => waiting.toggle(caver)}
    >
      <Icon name="end" size={24} />
      <span>{words.say('subTerra.wait')}</span>
    </button>
  )
}

/** Between her turns: whoever waits may stop. */
export function StopWaiting({ caver }: { caver: CaverName }) {
  const { words, waiting } = useBoard()
  return (
    <button
      type="button"
      className="st-plain"
      aria-pressed="true"
      title={words.say('subTerra.wait.help')}
      data-action="wait"
      aria-keyshortcuts={WAIT_KEY}
      onClick={() => waiting.toggle(caver)}
    >
      {words.say('subTerra.wait')}
    </button>
  )
}
