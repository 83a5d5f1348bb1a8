import type { Cell, SubTerraEvent, SubTerraPosition } from '@grotto/sub-terra'
import { useEffect, useRef } from 'react'
import { useReducedMotion } from '../../../settings/settings.ts'
import type { Board } from '../context.ts'
import { actorOf, isCall } from '../scene/choices.ts'
import { beside, caverOf } from '../scene/geometry.ts'
import type { Camera } from './camera.ts'
import type { Sights } from './framing.ts'

const GLIDE_MS = 420

const isCell = (at: Cell | readonly Cell[]): at is Cell => typeof at[0] === 'number'

/** Where an event happens. What happens in many places at once is looked at where nothing of it is seen yet. */
function placeOf(event: SubTerraEvent | undefined, camera: Camera): Cell | undefined {
  if (!event) return undefined
  if ('to' in event) return event.to
  if (!('at' in event)) return undefined
  if (isCell(event.at)) return event.at
  return event.at.some(cell => camera.shows(cell)) ? undefined : event.at[0]
}

const cellOf = (scene: SubTerraPosition, caver: Parameters<typeof caverOf>[1] | undefined): Cell[] => {
  const at = caver && caverOf(scene, caver)?.at
  return at ? [at] : []
}

/** Where a drawn tile lies or would lie, also while it is still asked whether to keep it. */
function drawnFor(scene: SubTerraPosition): Cell[] {
  const { question } = scene
  if (question.type === 'place') return [question.at]
  if (question.type !== 'guide' && question.type !== 'intuition') return []
  return cellOf(scene, question.caver).map(at => beside(at, question.side))
}

/** What a board asks to be seen: who acts and all she may do, or what is being told. The first comes first. */
function sightsOf({ scene, playback, choices, mode }: Board, camera: Camera): Sights {
  const cave = scene.tiles.map(tile => tile.at)
  if (playback.playing) {
    const place = placeOf(playback.current?.event, camera)
    return { cave, must: [...(place ? [place] : []), ...cellOf(scene, scene.turn?.caver)], calm: true }
  }
  const drawn = drawnFor(scene)
  const calls = mode === 'command' ? [] : choices.filter(isCall)
  const targets = choices.filter(choice => !calls.includes(choice))
  const must = [...drawn, ...cellOf(scene, actorOf(scene)), ...targets.map(({ at }) => at)]
  return { cave, must, wished: calls.map(({ at }) => at), calm: choices.length === 0 && drawn.length === 0 }
}

/** Each turn that is asked of me begins with the camera, wherever I have looked before. */
const turnOf = ({ scene, legal }: Board): string | undefined =>
  legal.length > 0 ? `${scene.round} ${actorOf(scene)}` : undefined

/** Keeps in view what must be seen, after every change of game and room. */
export function useFraming(board: Board, camera: Camera, size: string): void {
  const reduced = useReducedMotion()
  const [arrived, asked] = [useRef(false), useRef<string>(undefined)]
  const sights = sightsOf(board, camera)
  const key = JSON.stringify(sights)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is to be seen
  useEffect(() => {
    if (!size) return
    const turn = turnOf(board)
    if (turn && turn !== asked.current) {
      camera.byHand = false
      asked.current = turn
    }
    camera.frame(sights, reduced || !arrived.current ? 0 : GLIDE_MS)
    arrived.current = true
  }, [key, size, camera, reduced])
}
