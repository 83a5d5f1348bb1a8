import { awayFrom } from '../cave/away.ts'
import { poseAt } from '../cave/Figures.tsx'
import { useRest, type View } from '../cave/view.ts'
import { useBoard } from '../context.ts'
import { HorrorPortrait, Icon } from '../Drawing.tsx'
import { actorOf } from '../scene/choices.ts'
import { boxOf, caverOf } from '../scene/geometry.ts'
import { useOdds } from '../scene/rules.ts'

/** Zoom, the whole cave, the acting caver, full light, pointing. */
export function LookButtons({
  view,
  fullLight,
  setFullLight,
}: {
  view: View
  fullLight: boolean
  setFullLight: (on: boolean) => void
}) {
  const { words, scene, signals } = useBoard()
  const actor = actorOf(scene)
  const at = actor && caverOf(scene, actor)?.at
  return (
    <div className="st-look">
      <button
        type="button"
        aria-label={words.say('subTerra.zoomIn')}
        title={words.say('subTerra.zoomIn')}
        onClick={() => view.zoom(1.25, undefined, 160)}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={words.say('subTerra.zoomOut')}
        title={words.say('subTerra.zoomOut')}
        onClick={() => view.zoom(0.8, undefined, 160)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        aria-label={words.say('subTerra.fit')}
        title={words.say('subTerra.fit')}
        onClick={() => view.fit(boxOf(scene.tiles.map(tile => tile.at)), 300)}
      >
        <Icon name="reveal" />
      </button>
      <button
        type="button"
        aria-label={words.say('subTerra.follow')}
        title={words.say('subTerra.follow')}
        disabled={!at}
        onClick={() => at && view.centre(at, 300)}
      >
        <Icon name="find" />
      </button>
      <button
        type="button"
        aria-label={words.say('subTerra.fullLight')}
        title={words.say('subTerra.fullLight')}
        aria-pressed={fullLight}
        onClick={() => setFullLight(!fullLight)}
      >
        <Icon name="light" />
      </button>
      {signals && (
        <button
          type="button"
          className="st-point"
          aria-label={words.say('subTerra.signal')}
          title={words.say('subTerra.signal')}
          aria-pressed={signals.armed}
          aria-keyshortcuts="p"
          onClick={() => signals.arm(!signals.armed)}
        >
          <Icon name="point" />
        </button>
      )}
    </div>
  )
}

/** A horror beyond the edge shows as a chip there, with its distance. */
export function EdgeChips({ view }: { view: View }) {
  const { scene, words, playback } = useBoard()
  const odds = useOdds()
  useRest(view)
  if (playback.playing) return null
  return scene.horrors.map((cell, index) => {
    const away = awayFrom(view, cell)
    const steps = odds?.horrors[index]?.distance
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
        onClick={() => view.centre(cell, 300)}
      >
        <HorrorPortrait pose={poseAt(steps)} width={40} />
        {steps !== undefined && <b>{steps}</b>}
      </button>
    )
  })
}
