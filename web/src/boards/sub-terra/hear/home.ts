import type { Viewer } from '@grotto/kernel'
import type { SubTerraPosition } from '@grotto/sub-terra'
import { type RefObject, useEffect, useRef } from 'react'
import { cellKey } from '../scene/geometry.ts'
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

/** Whoever has the focus on her tile takes it along when she goes. */
export function useFollowed(board: RefObject<HTMLElement | null>, scene: SubTerraPosition, viewer: Viewer): void {
  const at = meIn(scene, viewer)?.at
  const key = at && cellKey(at)
  const before = useRef(key)
  useEffect(() => {
    const old = before.current
    before.current = key
    const focused = document.activeElement
    if (key === undefined || key === old || !(focused instanceof HTMLElement) || focused.dataset.cell !== old) return
    board.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus({ preventScroll: true })
  }, [board, key])
}
