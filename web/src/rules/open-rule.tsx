import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { create } from 'zustand'
import type { GameName } from '../games.ts'

interface OpenRule {
  readonly game: GameName
  readonly rule: string
  /** Where the reader was, and is again afterwards. */
  readonly from: HTMLElement | null
}

const useOpenRule = create<{ open: OpenRule | undefined }>()(() => ({ open: undefined }))
const close = () => useOpenRule.setState({ open: undefined })

/** Opens a rule over the screen. A bubble that a tap elsewhere would close makes way: it would lie above the sheet. */
export function openRule(game: GameName, rule: string, link: HTMLElement): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  const { activeElement: here, body } = document
  const from = here instanceof HTMLElement && here !== body ? here : link
  useOpenRule.setState({ open: { game, rule, from } })
}

const RuleSheet = lazy(async () => ({ default: (await import('./RuleSheet.tsx')).RuleSheet }))

/** The rule that is open: above every screen, so that it stays while the screen under it goes on. */
export function RuleOverScreen() {
  const open = useOpenRule(state => state.open)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes it
  useEffect(close, [path])
  useClosedByGoingBack(open !== undefined)
  if (!open) return null
  return (
    <Suspense>
      <RuleSheet
        game={open.game}
        rule={open.rule}
        onClose={close}
        goBackTo={() => (open.from?.isConnected ? open.from : nearest())}
      />
    </Suspense>
  )
}

/** What was in focus may be gone by now, a bot having moved: then the first thing of the screen that can be used. */
const nearest = (): HTMLElement | null => document.querySelector<HTMLElement>('main button, main a, main [tabindex]')

interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}
declare const CloseWatcher: (new () => Watcher) | undefined

/** A phone's gesture for going back closes the sheet rather than the screen, in browsers that tell us of it. */
function useClosedByGoingBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return
    const watcher = new CloseWatcher()
    watcher.onclose = close
    return () => watcher.destroy()
  }, [isOpen])
}
