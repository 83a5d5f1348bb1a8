import type { LogItem, TableInfo, TableNote } from '@grotto/protocol'
import type { Words } from '@grotto/words'
import type { BoardNote } from '../boards/board.ts'
import { eventNumber } from '../play/view-play.ts'

/** What happened to somebody at the table, in a sentence. Before the game a seat that is left is just free. */
export function noteText(words: Words, { kind, name, to = '' }: TableNote, status: TableInfo['status']): string {
  const key = kind === 'left' && status === 'lobby' ? 'gone' : kind
  return words.say(`table.note.${key}`, { name, to })
}

/** Lines for the journal: comings and goings, and decisions that the clock took from somebody. */
export function boardNotes(
  words: Words,
  { notes = [], status }: TableInfo,
  log: readonly LogItem[],
  names: readonly string[],
): readonly BoardNote[] {
  const comings = notes.map(note => ({ number: numberAt(log, note.at), text: noteText(words, note, status) }))
  const misses = log.flatMap(({ by, seat, version }) =>
    by === 'clock' && seat !== undefined
      ? [{ number: eventNumber(version, 0) - 0.5, text: words.say('table.note.clock', { name: names[seat] ?? '' }) }]
      : [],
  )
  return apart([...comings, ...misses].sort((a, b) => a.number - b.number))
}

/** Behind the last step that was not later. */
const numberAt = (log: readonly LogItem[], at: number): number => {
  const step = log.findLast(each => each.at <= at)
  return step ? eventNumber(step.version, step.events.length) - 0.5 : 0
}

/** Several notes behind one event keep their order, each with a number of its own. */
const apart = (notes: readonly BoardNote[]): readonly BoardNote[] =>
  notes.map((note, place) => ({ ...note, number: note.number + place / 10_000 }))
