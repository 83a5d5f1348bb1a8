import type { Entry, Fairness, GameTypes, Step, Viewer } from '@grotto/kernel'
import type { FinishedGame } from '../records/record-task.ts'
import { recordedAnnotations } from './annotations.ts'
import { asJson } from './entries.ts'
import { isSealed } from './sealed.ts'
import type { Table } from './table.ts'

/** Whether nobody plays here any more and there is something to replay. */
export const hasRecord = ({ play, status }: Table): boolean =>
  play !== undefined && (status === 'finished' || status === 'abandoned')

/**
 * What the record of a game is made of: secrets and all where it was finished, never of one that is being played, here or,
 * of a deal that several tables share, at another one.
 */
export function finishedGame(
  table: Table,
  versionOf: (game: string, bot: string) => number,
  now: number,
): FinishedGame {
  if (!table.play || !hasRecord(table)) throw new Error('the game is not over')
  const sitters = table.seats.map(sitter => {
    if (sitter.kind === 'human') return { name: sitter.name }
    return sitter.kind === 'bot'
      ? { name: sitter.bot, bot: { name: sitter.bot, version: versionOf(table.game.id, sitter.bot) } }
      : { name: '' }
  })
  const { options, from } = table.play
  return {
    game: table.game.id,
    options: asJson(options),
    from,
    entries: entriesOf(table),
    sitters,
    fairness: fairnessOf(table, now),
    imported: table.imported,
    sameDeal: table.sameDeal !== undefined,
    annotations: recordedAnnotations(table),
  }
}

/** Of a stopped game without its end that nobody has seen: cards that were never turned stay face down. */
function entriesOf({ game, play, status }: Table): readonly Entry[] {
  const { steps, entries } = play!
  if (status === 'finished') return entries
  const isSecret = ({ entry, events }: Step<GameTypes>): boolean => {
    if (entry.type !== 'act') return false
    const seenBy = (viewer: Viewer) => JSON.stringify(game.witness(entry, events, viewer))
    return seenBy(entry.seat) !== seenBy('spectator')
  }
  return entries.slice(0, steps.findLastIndex(step => !isSecret(step)) + 1)
}

function fairnessOf(table: Table, now: number): Fairness {
  const { fairnessKind: kind, commitments, entropies, entropyCommitments, leftOut, secrets } = table
  if (kind === 'scripted') return { kind }
  // What would have come in a game that was stopped stays unknown.
  const known = table.status === 'finished' && !isSealed(table, now) && Object.keys(secrets).length > 0
  return {
    kind,
    commitments,
    entropies,
    ...(entropyCommitments ? { entropyCommitments } : {}),
    ...(leftOut.length > 0 ? { leftOut } : {}),
    ...(known ? { secrets } : {}),
  }
}
