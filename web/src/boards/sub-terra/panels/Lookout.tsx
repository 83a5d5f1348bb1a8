import type { ButtonHTMLAttributes } from 'react'
import { awayFrom } from '../cave/away.ts'
import { type Camera, useRest } from '../cave/camera.ts'
import { poseAt } from '../cave/Figures.tsx'
import { useBoard } from '../context.ts'
import { HorrorPortrait, Icon } from '../Drawing.tsx'
import { actorOf } from '../scene/choices.ts'
import { boxOf, caverOf } from '../scene/geometry.ts'
import { useOdds } from '../scene/rules.ts'

/** Zoom, the whole cave, the acting caver, full light, pointing. */
export function LookButtons({
  camera,
  fullLight,
  setFullLight,
}: {
  camera: Camera
  fullLight: boolean
  setFullLight: (on: boolean) => void
}) {
  const { words, scene, signals } = useBoard()
  const actor = actorOf(scene)
  const at = actor && caverOf(scene, actor)?.at
  return (
    <div className="st-look">
      <LookButton icon="plus" label={words.say('subTerra.zoomIn')} press={() => camera.zoom(1.25, undefined, 160)} />
      <LookButton icon="minus" label={words.say('subTerra.zoomOut')} press={() => camera.zoom(0.8, undefined, 160)} />
      <LookButton
        icon="reveal"
        label={words.say('subTerra.fit')}
        press={() => camera.fit(boxOf(scene.tiles.map(tile => tile.at)), 300)}
      />
      <LookButton icon="find" label={words.say('subTerra.follow')} disabled={!at} press={() => camera.follow(300)} />
      <LookButton
        icon="light"
        label={words.say('subTerra.fullLight')}
        aria-pressed={fullLight}
        press={() => setFullLight(!fullLight)}
      />
      {signals && (
        <LookButton
          icon="point"
          label={words.say('subTerra.signal')}
          aria-pressed={signals.armed}
          aria-keyshortcuts="p"
          press={() => signals.arm(!signals.armed)}
        />
      )}
    </div>
  )
}

interface LookButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: string
  readonly label: string
  readonly press: () => void
}

const LookButton = ({ icon, label, press, ...rest }: LookButtonProps) => (
  <button type="button" aria-label={label} title={label} onClick={press} {...rest}>
    <Icon name={icon} />
  </button>
)

/** A horror beyond the edge shows as a chip there, with its distance. */
export function EdgeChips({ camera }: { camera: Camera }) {
  const { scene, words, playback } = useBoard()
  const odds = useOdds()
  useRest(camera)
  if (playback.playing) return null
  return scene.horrors.map((cell, index) => {
    const away = awayFrom(camera, cell)
    const steps = odds.horrors[index]?.distance
    if (!away) return null
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: a horror is its place in the order of entering
        key={index}
        type="button"
        className="st-edge"
        data-side={away.side}
        style={{ left: away.left, top: away.top }}
        aria-label={words.say('subTerra.horrorAway', { steps: steps ?? 0 })}
        onClick={() => camera.centre(cell, 300)}
      >
        <HorrorPortrait pose={poseAt(steps)} width={40} />
        {steps !== undefined && <b>{steps}</b>}
      </button>
    )
  })
}
