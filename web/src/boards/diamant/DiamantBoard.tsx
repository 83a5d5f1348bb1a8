import type { DiamantAction, DiamantEvent, DiamantPosition } from '@grotto/diamant'
import { type CSSProperties, type MouseEvent, useMemo, useRef, useState } from 'react'
import { usePace, useReducedMotion } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import type { BoardProps } from '../board.ts'
import { usePassing } from '../use-passing.ts'
import { Paint } from './art/Paint.tsx'
import './diamant.css'
import { Ending } from './ending/Ending.tsx'
import { Moment } from './moments/Moment.tsx'
import { Announcer } from './panels/Announcer.tsx'
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
import { deadlyShare } from './telling/counts.ts'
import { useHurryKeys } from './telling/use-hurry-keys.ts'
import { useTelling } from './telling/use-telling.ts'
import { useAtmosphere, useSounds } from './use-sounds.ts'

export type DiamantProps = BoardProps<DiamantPosition, DiamantAction, DiamantEvent>

/** Where a press is about the page, not about the story. */
const OWN_PRESSES = '.bar, .journal, dialog, .talk-panel'
const SAID_MS = 5000

/** The Diamant table, from the first card to the ranking. Any press hurries the telling on. */
export function DiamantBoard(props: DiamantProps) {
  const { position, log, sitters, viewer } = props
  const pace = usePace()
  const still = useReducedMotion()
  const { shown, beat, told, skip, skipAll } = useTelling(position, log, pace)
  const action = beat?.action
  useSounds(action, shown)
  useAtmosphere(!beat && !position.over, deadlyShare(shown.position, shown.trail))
  useHurryKeys(beat !== undefined, skip)
  const words = useWords()
  const [reading, setReading] = useState(false)
  const toldLog = useMemo(() => log.filter(({ number }) => number <= told), [log, told])
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters])
  const table = useRef<HTMLElement>(null)
  usePointing(table, props.talk)
  const passing = usePassing(props.talk, SAID_MS)
  const pointings = pointingsOf(passing)
  const hurry = (event: MouseEvent<HTMLElement>) => {
    if (!beat || (event.target as Element).closest(OWN_PRESSES)) return
    event.stopPropagation()
    skip()
  }
  const over = shown.position.over && !beat
  const { round } = shown.position
  const closing = action?.kind === 'trapped' || action?.kind === 'ended' ? action.ended : undefined
  return (
    <section
      ref={table}
      className={`diamant ${still ? 'still' : ''} ${over ? 'over' : ''}`}
      aria-label={over ? words.say('diamant.gameOver') : words.say('diamant.board', { round, all: 5 })}
      style={{ '--diamant-pace': pace } as CSSProperties}
      onClickCapture={hurry}
    >
      <Paint />
      <div className="board">
        <Bar position={shown.position} over={over}>
          {!over && <JournalButton open={reading} toggle={() => setReading(!reading)} />}
          <TalkButton talk={props.talk} sitters={sitters} viewer={viewer} cards={shown.trail.length} />
          {props.menu}
        </Bar>
        {over ? (
          <Ending position={position} log={log} names={names} viewer={viewer} afterGame={props.afterGame} />
        ) : (
          <>
            <div className="stage">
              <Scene
                shown={shown}
                sitters={sitters}
                viewer={viewer}
                action={action}
                pointings={pointings}
                ms={beat && !still ? beat.ms * pace : 0}
              />
              <Sayings
                sayings={sayingsOf(props.talk, passing, toldLog)}
                pointings={pointings}
                sitters={sitters}
                cards={shown.trail.length}
              />
            </div>
            {action && <Moment action={action} shown={shown} names={names} onNext={skip} />}
            <Dock {...props} shown={shown} telling={beat !== undefined} hurry={skipAll} />
            <aside>
              <Explorers
                position={shown.position}
                sitters={sitters}
                viewer={viewer}
                telling={beat !== undefined}
                pointings={pointings}
                sprung={action?.kind === 'trapped' ? action.sprung : undefined}
              />
              {closing ? <Fallout ended={closing} /> : <Odds shown={shown} viewer={viewer} show={props.showOdds} />}
              <Traps shown={shown} />
              <Journal log={toldLog} names={names} open={reading} />
            </aside>
          </>
        )}
      </div>
      <Announcer log={toldLog} names={names} />
    </section>
  )
}
