import type { DiamantEvent } from '@grotto/diamant'
import { useSpoken } from '../../../hear/spoken.ts'
import { lately, useAnnouncer, useScans } from '../../../hear/use-announcer.ts'
import type { Log } from '../../../playback/beats.ts'
import { arrivalOf, askedText, type Listening, phrasing, scansOf, sentenceOf } from './heard.ts'

/** Everything that is said at the cave: what happens, what is asked, and what one asks for. */
export function useHear(listening: Listening, log: Log<DiamantEvent>, telling: boolean): void {
  const { words } = listening
  const sentence = sentenceOf(listening)
  useAnnouncer({
    log,
    telling,
    phrasing,
    sentence,
    arrival: () => arrivalOf(listening),
    asked: askedText(listening),
  })
  const rest = {
    lately: () => lately(log, { phrasing, sentence }).join(' ') || words.say('table.heard.nothingYet'),
    repeat: () => useSpoken.getState().last,
  }
  useScans(scansOf(listening, rest))
}
