import type { Choice } from '@grotto/diamant'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../settings/settings.ts'

const HOLD_MS = 600

interface Choosing {
  /** A touch that still has to be confirmed. */
  readonly armed: Choice | undefined
  /** Chooses without asking back. */
  readonly take: (choice: Choice) => void
  readonly handlers: (choice: Choice) => {
    readonly onPointerDown: (event: { pointerType: string }) => void
    readonly onPointerUp: () => void
    readonly onPointerLeave: () => void
    readonly onClick: () => void
  }
}

/**
 * A mouse or a key chooses at once. A thumb slips easily, so a touch is confirmed by a second tap, or by holding
 * on for a moment, unless the player has set that one tap decides.
 */
export function useChoosing(choose: (choice: Choice) => void, decision: string, taken: Choice | undefined): Choosing {
  const confirm = useSettings(settings => settings.confirm)
  const [armed, setArmed] = useState<Choice>()
  const pointer = useRef('')
  /** A hold has chosen already: the click that ends it means nothing more. */
  const held = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const release = () => clearTimeout(timer.current)
  const take = (choice: Choice) => {
    setArmed(undefined)
    choose(choice)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision forgets what was half chosen
  useEffect(() => {
    setArmed(undefined)
    return release
  }, [decision])

  return {
    armed,
    take,
    handlers: choice => ({
      onPointerDown: ({ pointerType }) => {
        pointer.current = pointerType
        release()
        held.current = false
        if (pointerType !== 'touch') return
        timer.current = setTimeout(() => {
          held.current = true
          take(choice)
        }, HOLD_MS)
      },
      onPointerUp: release,
      onPointerLeave: release,
      onClick: () => {
        const touched = pointer.current === 'touch'
        pointer.current = ''
        release()
        if (held.current) held.current = false
        else if (!touched || confirm === 'once' || (confirm === 'tap' && armed === choice)) take(choice)
        // What lies there already needs no second tap: a thumb that taps once more asks for nothing.
        else setArmed(choice === taken ? undefined : choice)
      },
    }),
  }
}
