import type { Viewer } from '@grotto/kernel'
import type { SubTerraPosition } from '@grotto/sub-terra'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Board } from '../context.ts'
import { actorOf } from '../scene/choices.ts'
import { caverOf, cellKey } from '../scene/geometry.ts'
import { meIn } from './address.ts'

/** Where the focus goes when what had it is gone: what stands over the cave, the tile to be laid, else my own tile. */
export function homeIn(board: HTMLElement | null, scene: SubTerraPosition, viewer: Viewer): HTMLElement | null {
  const find = (selector: string) => board?.querySelector<HTMLElement>(selector) ?? null
  const at = meIn(scene, viewer)?.at
  return (
    find('.after-game :is(button, a)') ??
    find('.st-show-result') ??
    find('.st-place .st-opt[aria-pressed="true"]') ??
    (at ? find(`[data-cell="${cellKey(at)}"]`) : null) ??
    find('.st-cells button[tabindex="0"]')
  )
}

/**
 * Whoever has the focus on her tile takes it along when she goes, or on to whichever of her cavers is asked next; while
 * others act it stays. Only where it rests at the end counts: what is told on the way there would be read out as well.
 */
export function useFollowed(board: RefObject<HTMLElement | null>, { scene, viewer, playback }: Followed): void {
  const [caver, setCaver] = useState(() => meIn(scene, viewer)?.name)
  const actor = actorOf(scene)
  const mine = scene.cavers.some(({ name, seat }) => name === actor && seat === viewer)
  if (mine && actor !== caver) setCaver(actor)
  const at = caver && caverOf(scene, caver)?.at
  const key = at && cellKey(at)
  const before = useRef(key)
  const resting = !playback.playing
  useEffect(() => {
    if (!resting) return
    const old = before.current
    before.current = key
    const focused = document.activeElement
    if (key === undefined || key === old || !(focused instanceof HTMLElement) || focused.dataset.cell !== old) return
    board.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true })
  }, [board, key, resting])
}

type Followed = Pick<Board, 'scene' | 'viewer' | 'playback'>
