import { useEffect } from 'react'

/** The name of the screen in the window's title; a lit mark and words for it where it is the player's turn. */
export function usePageTitle(title?: string, yourTurn?: string): void {
  useEffect(() => {
    document.title = [yourTurn && `● ${yourTurn}`, title, 'Grotto'].filter(Boolean).join(' · ')
  }, [title, yourTurn])
}
