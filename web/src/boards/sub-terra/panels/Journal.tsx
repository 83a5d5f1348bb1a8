import type { CaverName, SubTerraEvent } from '@grotto/sub-terra'
import { isRoutine, narrateSubTerra } from '@grotto/words'
import { type CSSProperties, memo, useMemo } from 'react'
import { toldNotes } from '../../sitter-names.ts'
import { letterOf, useBoard } from '../context.ts'
import { CAVER_COLORS } from '../draw/colors.ts'
import { cellName } from '../hear/address.ts'
import { cellsIn } from '../hear/sentences.ts'

/** Whom a line is about; what concerns all has no letter. */
const subjectOf = (event: SubTerraEvent): CaverName | undefined => ('caver' in event ? event.caver : undefined)
const HEADINGS = new Set<SubTerraEvent['type']>(['roundStarted', 'hazardRevealed', 'outOfTime', 'gameEnded'])

const Line = memo(function Line({
  event,
  sentence,
  where,
  letter,
}: {
  event: SubTerraEvent
  sentence: string
  /** For ears: eyes have the cave. */
  where: string
  letter: string
}) {
  const caver = subjectOf(event)
  return (
    <li className={HEADINGS.has(event.type) ? 'st-heading' : event.type === 'hurt' ? 'st-harm' : undefined}>
      {caver && <em style={{ '--c': CAVER_COLORS[caver] } as CSSProperties}>{letter}</em>}
      {sentence}
      {where && <span className="st-ear"> {where}</span>}
    </li>
  )
})

/** How far back the journal reaches on the board; the whole of it is in the replay. */
const PAGES = 120

/** What happened, newest first: on paper, in sentences. */
export function Journal() {
  const { log, notes, words, scene } = useBoard()
  const lines = useMemo(
    () =>
      [...log.filter(({ event }) => !isRoutine(event)).slice(-PAGES), ...toldNotes(notes, log)].sort(
        (a, b) => b.number - a.number,
      ),
    [log, notes],
  )
  return (
    <section className="st-journal" aria-label={words.say('subTerra.journal')}>
      <h2>{words.say('subTerra.journal')}</h2>
      {lines.length === 0 && <p>{words.say('subTerra.journalEmpty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keys */}
      <ol tabIndex={0}>
        {lines.map(line =>
          'text' in line ? (
            <li key={line.number} className="st-note">
              {line.text}
            </li>
          ) : (
            <Line
              key={line.number}
              event={line.event}
              sentence={narrateSubTerra(line.event, { position: scene }, words)}
              where={cellsIn(line.event)
                .map(cell => cellName(words, scene, cell))
                .join(', ')}
              letter={letterOf(words, subjectOf(line.event) ?? 'leader')}
            />
          ),
        )}
      </ol>
    </section>
  )
}
