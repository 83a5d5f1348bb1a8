/**
 * The seals that may be opened once these events are known. Diamant draws each expedition from a seal of its own, and
 * nothing behind an expedition's end can be taken back. Every other seal is opened when the game is over.
 */
export function revealedSeals(events: readonly { readonly type: string }[]): string[] {
  return events.flatMap(event =>
    event.type === 'expeditionEnded' && 'round' in event ? [`expedition-${event.round}`] : [],
  )
}
