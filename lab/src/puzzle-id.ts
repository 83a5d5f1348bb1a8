import { createHash } from 'node:crypto'
import type { Puzzle } from '@grotto/kernel'

const LENGTH = 12

/**
 * What a puzzle is known by wherever it is counted. It follows from the position and the best action, so that a list may
 * grow, shrink and change its order, and a puzzle that got another solution begins anew.
 */
export function puzzleId(game: string, { seat, position, actions: [best] }: Omit<Puzzle, 'id'>): string {
  const what = JSON.stringify([game, seat, position, best?.[0]])
  return createHash('sha256').update(what).digest('base64url').slice(0, LENGTH)
}
