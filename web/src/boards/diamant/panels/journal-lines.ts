import type { DiamantEvent } from '@grotto/diamant'
import type { KeyOf } from '@grotto/words'
import type { LoggedEvent } from '../../board.ts'

/** A turned card is told by what it does, a laid choice by its reveal. */
export const isJournalled = ({ type }: DiamantEvent): boolean => type !== 'revealed' && type !== 'chose'

export interface JournalLine {
  readonly number: number
  readonly event: DiamantEvent
  readonly label: KeyOf<'diamant'>
  /** Which card of the expedition this is about. */
  readonly card: number
  readonly tone: 'harm' | 'relic' | 'plain'
}

const LABELS: Record<DiamantEvent['type'], KeyOf<'diamant'>> = {
  expeditionStarted: 'diamant.journal.cave',
  revealed: 'diamant.journal.card',
  treasureShared: 'diamant.journal.card',
  trapSeen: 'diamant.journal.card',
  relicFound: 'diamant.journal.card',
  trapSprung: 'diamant.journal.card',
  chose: 'diamant.journal.choice',
  choicesRevealed: 'diamant.journal.choice',
  left: 'diamant.journal.camp',
  pathShared: 'diamant.journal.cave',
  relicTaken: 'diamant.journal.camp',
  relicsStayed: 'diamant.journal.cave',
  expeditionEnded: 'diamant.journal.end',
  gameEnded: 'diamant.journal.end',
}

const TONES: Partial<Record<DiamantEvent['type'], JournalLine['tone']>> = {
  trapSeen: 'harm',
  trapSprung: 'harm',
  relicFound: 'relic',
  relicTaken: 'relic',
}

/** The journal, oldest first. Cards are counted as they were turned, whatever has left the path since. */
export function linesOf(log: readonly LoggedEvent<DiamantEvent>[]): JournalLine[] {
  let card = 0
  const lines: JournalLine[] = []
  for (const { number, event } of log) {
    if (event.type === 'expeditionStarted') card = 0
    if (event.type === 'revealed') card += 1
    if (isJournalled(event))
      lines.push({ number, event, label: LABELS[event.type], card, tone: TONES[event.type] ?? 'plain' })
  }
  return lines
}
