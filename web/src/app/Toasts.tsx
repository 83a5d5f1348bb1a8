import { create } from 'zustand'
import './screens.css'

interface Toast {
  readonly id: number
  readonly text: string
  /** Something did not work: goes when it does. */
  readonly problem: boolean
}

const useToasts = create<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }))
const SHOWN_MS = 5000
let last = 0

/** A short notice at the foot of the page, also read aloud. */
export function toast(text: string, problem = false): void {
  last += 1
  const id = last
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(other => other.text !== text), { id, text, problem }],
  }))
  setTimeout(() => useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(other => other.id !== id) })), SHOWN_MS)
}

/** What was wrong is no longer so. */
export const dismissProblems = (): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ problem }) => !problem) }))

export function Toasts() {
  const toasts = useToasts(state => state.toasts)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map(({ id, text }) => (
        <p key={id} className="paper">
          {text}
        </p>
      ))}
    </div>
  )
}
