import { type DiamantAction, type DiamantEvent, type DiamantView, deadlyChance } from '@grotto/diamant'
import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useKeptFocus } from '../../hear/kept-focus.ts'
import { usePlayback } from '../../playback/use-playback.ts'
import { usePace, useReducedMotion } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import type { BoardProps } from '../board.ts'
import { toldNotes } from '../sitter-names.ts'
import { usePassing } from '../use-passing.ts'
import { Paint } from './art/Paint.tsx'
import './diamant.css'
import { Ending } from './ending/Ending.tsx'
import { useHear } from './hear/use-hear.ts'
import { Moment } from './moments/Moment.tsx'
import { Bar } from './panels/Bar.tsx'
import { Dock } from './panels/Dock.tsx'
import { Explorers } from './panels/Explorers.tsx'
import { Fallout } from './panels/Fallout.tsx'
import { Journal, JournalButton } from './panels/Journal.tsx'
import { Odds } from './panels/Odds.tsx'
import { Traps } from './panels/Traps.tsx'
import { Scene } from './scene/Scene.tsx'
import { pointingsOf, sayingsOf } from './talk/heard.ts'
import { Sayings } from './talk/Sayings.tsx'
import { TalkButton } from './talk/TalkButton.tsx'
import { usePointing } from './talk/use-pointing.ts'
import { type Action, beatsOf, type Log } from './telling/beats.ts'
import { QuickFingers } from './telling/quick-fingers.ts'
import { shownOf } from './telling/shown.ts'
import { useHurryKeys } from './telling/use-hurry-keys.ts'
import { useSettled } from './telling/use-settled.ts'
import { useAtmosphere, useSounds } from './use-sounds.ts'

export type DiamantProps = BoardProps<DiamantView, DiamantAction, DiamantEvent>

/** Where a press is about the page, not about the story. */
const OWN_PRESSES = '.bar, .journal, dialog, .talk-panel'
const SAID_MS = 5000

const NONE: never[] = []
const PARTS = { hands: 'hands', board: 'looked-at' } as const

/** Where the focus goes when what had it is gone: the cards, what stands over them, or the table itself. */
const homeIn = (table: HTMLElement | null): HTMLElement | null =>
  table?.querySelector<HTMLElement>('.moment button, .after-game :is(button, a), .choices button') ?? table

const eventsOf = (log: Log): DiamantEvent[] => log.map(({ event }) => event)

const sprungBy = (action: Action | undefined) => (action?.kind === 'trapped' ? action.sprung : undefined)
const endedBy = (action: Action | undefined) =>
  action?.kind === 'trapped' || action?.kind === 'ended' ? action.ended : undefined

/** The Diamant table, from the first card to the ranking. Any press hurries the telling on. */
export function DiamantBoard(props: DiamantProps) {
  const { sitters, viewer } = props
  const pace = usePace()
  const still = useReducedMotion()
  const { view, log, beat, telling, skip, skipAll } = usePlayback(props, beatsOf)
  const shown = useMemo(() => shownOf(view, eventsOf(log)), [view, log])
  const action = beat?.action
  const settled = useSettled(shown, action)
  const [fingers] = useState(() => new QuickFingers())
  fingers.hear(telling)
  useSounds(action, shown)
  useAtmosphere(!telling && !view.over, deadlyChance(view))
  useHurryKeys(telling, skip)
  const words = useWords()
  const [reading, setReading] = useState(false)
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters])
  const table = useRef<HTMLElement>(null)
  usePointing(table, props.talk)
  const passing = usePassing(props.talk, SAID_MS)
  const pointings = pointingsOf(passing)
  const marked = useMemo(() => new Set(props.marks?.flatMap(({ at, to }) => [at.card, to?.card])), [props.marks])
  const hurry = (event: MouseEvent<HTMLElement>) => {
    if (!telling || (event.target as Element).closest(OWN_PRESSES)) return
    event.stopPropagation()
    if (fingers.mayHurry()) skip()
  }
  const over = view.over && !telling
  useHear(
    { words, shown, sitters, viewer, showOdds: props.showOdds, legal: telling ? NONE : props.legal },
    log,
    telling,
  )
  useKeptFocus(() => homeIn(table.current))
  const { round } = view
  const closing = endedBy(action)
  return (
    <section
      ref={table}
      className={`diamant ${still ? 'still' : ''} ${over ? 'over' : ''} ${props.part && !over ? PARTS[props.part] : ''}`}
      aria-label={over ? words.say('diamant.gameOver') : words.say('diamant.board', { round, all: 5 })}
      style={{ '--diamant-pace': pace } as CSSProperties}
      onClickCapture={hurry}
      tabIndex={-1}
    >
      <Paint />
      <div className="board">
        <Bar position={shown.position} over={over}>
          {!over && <JournalButton open={reading} toggle={() => setReading(!reading)} />}
          <TalkButton talk={props.talk} sitters={sitters} viewer={viewer} cards={shown.trail.length} />
          {props.menu}
        </Bar>
        {over ? (
          <Ending position={shown.position} log={log} sitters={sitters} viewer={viewer} afterGame={props.afterGame} />
        ) : (
          <>
            <div className="stage">
              <Scene
                shown={shown}
                sitters={sitters}
                viewer={viewer}
                action={action}
                pointings={pointings}
                marked={marked}
                ms={beat && !still ? beat.ms * pace : 0}
              />
              <Sayings
                sayings={sayingsOf(props.talk, passing, log)}
                pointings={pointings}
                sitters={sitters}
                cards={shown.trail.length}
              />
            </div>
            {action && <Moment action={action} shown={shown} names={names} onNext={skip} />}
            <Dock {...props} shown={settled} telling={telling} hurry={() => fingers.mayHurry() && skipAll()} />
            <aside>
              <Explorers {...{ shown, sitters, viewer, telling, pointings }} sprung={sprungBy(action)} />
              {closing ? <Fallout ended={closing} /> : <Odds shown={settled} viewer={viewer} show={props.showOdds} />}
              <Traps shown={settled} />
              <Journal log={log} names={names} notes={toldNotes(props.notes, log)} open={reading} />
            </aside>
          </>
        )}
      </div>
    </section>
  )
}
