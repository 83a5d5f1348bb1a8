import type { SubTerraEvent } from '@grotto/sub-terra'
import type { Log } from './beats.ts'

const CHAPTER_ENDS = new Set<SubTerraEvent['type']>(['roundStarted', 'gameEnded', 'hazardRevealed', 'turnStarted'])

/** What a card brought about: the events up to the next round or card. */
export function chapterAfter(log: Log, number: number): SubTerraEvent[] {
  const chapter = log.slice(log.findIndex(entry => entry.number === number) + 1)
  const end = chapter.findIndex(({ event }) => CHAPTER_ENDS.has(event.type))
  return (end < 0 ? chapter : chapter.slice(0, end)).map(({ event }) => event)
}
