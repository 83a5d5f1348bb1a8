import type { CaverName, Cell } from '@grotto/sub-terra'
import { letterOf, nameOf, useBoard } from '../context.ts'
import { Icon, Portrait } from '../Drawing.tsx'
import { caverOf } from '../scene/geometry.ts'
import { type Announcement, announcements } from '../scene/plans.ts'
import type { Signals } from '../useSignals.ts'
import type { Camera } from './camera.ts'
import { poseOf } from './Figures.tsx'
import { Pop } from './Pop.tsx'

/** What a player may tell the others about the cell she has just pointed at. */
export function Signal({ camera }: { camera: Camera }) {
  const { signals } = useBoard()
  if (!signals?.asked || !signals.by) return null
  return <Telling camera={camera} signals={signals} cell={signals.asked} by={signals.by} />
}

interface TellingProps {
  readonly camera: Camera
  readonly signals: Signals
  readonly cell: Cell
  readonly by: CaverName
}

function Telling({ camera, signals, cell, by }: TellingProps) {
  const { words, scene, cave, talk, viewer } = useBoard()
  const { close, announce, mine } = signals
  const offered = announcements(scene, cave, by, cell)
  const planned = talk?.plans.some(({ seat }) => seat === viewer) ?? false
  return (
    <Pop camera={camera} cell={cell} title={words.say('subTerra.signal.title')} close={close}>
      <p className="st-pop-title">
        <b>{words.say('subTerra.signal.title')}</b>
      </p>
      {mine.length > 1 && <Whose signals={signals} />}
      {offered.map((each, index) => (
        <Tell key={each.type + (each.caver ?? '')} announcement={each} digit={index + 1} announce={announce} />
      ))}
      {planned && (
        <button type="button" className="st-plain" onClick={() => announce(null)}>
          {words.say('subTerra.plan.takeBack')}
        </button>
      )}
    </Pop>
  )
}

/** Who has several cavers says for which one she plans. */
function Whose({ signals: { mine, by, setBy } }: { signals: Signals }) {
  const { words, scene } = useBoard()
  return (
    <fieldset className="st-whom" aria-label={words.say('subTerra.signal.who')}>
      {mine.map(name => (
        <button
          key={name}
          type="button"
          aria-pressed={name === by}
          aria-label={nameOf(words, name)}
          title={nameOf(words, name)}
          onClick={() => setBy(name)}
        >
          <Portrait
            caver={name}
            letter={letterOf(words, name)}
            pose={poseOf(caverOf(scene, name)!)}
            width={32}
            height={38}
          />
        </button>
      ))}
    </fieldset>
  )
}

interface TellProps {
  readonly announcement: Announcement
  readonly digit: number
  readonly announce: Signals['announce']
}

const Tell = ({ announcement, digit, announce }: TellProps) => {
  const { words } = useBoard()
  const { type, caver } = announcement
  const whom = caver ? nameOf(words, caver) : ''
  return (
    <button type="button" className="st-choice" data-plan={type} onClick={() => announce(announcement)}>
      <Icon name={type} size={22} />
      <b>{words.say(`subTerra.plan.mine.${type}`, { caver: whom })}</b>
      <kbd>{digit}</kbd>
    </button>
  )
}
