import { useEffect } from 'react'
import { focusHeading } from '../hear/kept-focus.ts'

/** The name of the screen in the window's title; a lit mark and words for it where it is the player's turn. */
export function usePageTitle(title?: string, yourTurn?: string): void {
  useEffect(() => {
    document.title = [yourTurn && `● ${yourTurn}`, title, 'Grotto'].filter(Boolean).join(' · ')
  }, [title, yourTurn])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new screen
  useEffect(focusHeading, [title])
}
