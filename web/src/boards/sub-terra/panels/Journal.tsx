import type { CaverName, SubTerraEvent } from '@grotto/sub-terra'
import { isRoutine, narrateSubTerra } from '@grotto/words'
import { type CSSProperties, memo, useMemo } from 'react'
import { letterOf, useBoard } from '../context.ts'
import { CAVER_COLORS } from '../draw/colors.ts'

/** Whom a line is about; what concerns all has no letter. */
const subjectOf = (event: SubTerraEvent): CaverName | undefined => ('caver' in event ? event.caver : undefined)
const HEADINGS = new Set<SubTerraEvent['type']>(['roundStarted', 'hazardRevealed', 'outOfTime', 'gameEnded'])

const Line = memo(function Line({
  event,
  sentence,
  letter,
}: {
  event: SubTerraEvent
  sentence: string
  letter: string
}) {
  const caver = subjectOf(event)
  return (
    <li className={HEADINGS.has(event.type) ? 'st-heading' : event.type === 'hurt' ? 'st-harm' : undefined}>
      {caver && <em style={{ '--c': CAVER_COLORS[caver] } as CSSProperties}>{letter}</em>}
      {sentence}
    </li>
  )
})

/** How far back the journal reaches on the board; the whole of it is in the replay. */
const PAGES = 120

/** What happened, newest first: on paper, in sentences. */
export function Journal() {
  const { log, words, scene } = useBoard()
  const lines = useMemo(
    () =>
      log
        .filter(({ event }) => !isRoutine(event))
        .slice(-PAGES)
        .reverse(),
    [log],
  )
  return (
    <section className="st-journal" aria-label={words.say('subTerra.journal')}>
      <h2>{words.say('subTerra.journal')}</h2>
      {lines.length === 0 && <p>{words.say('subTerra.journalEmpty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keys */}
      <ol tabIndex={0}>
        {lines.map(({ number, event }) => (
          <Line
            key={number}
            event={event}
            sentence={narrateSubTerra(event, { position: scene }, words)}
            letter={letterOf(words, subjectOf(event) ?? 'leader')}
          />
        ))}
      </ol>
    </section>
  )
}
