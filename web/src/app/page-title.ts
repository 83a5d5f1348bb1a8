import { useEffect } from 'react'

/** The name of the screen in the window's title; a lit mark where it is the player's turn. */
export function usePageTitle(title?: string, yourTurn = false): void {
  useEffect(() => {
    document.title = `${yourTurn ? '● ' : ''}${title ? `${title} · Grotto` : 'Grotto'}`
  }, [title, yourTurn])
}
