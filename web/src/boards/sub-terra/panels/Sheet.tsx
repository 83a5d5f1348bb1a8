import type { Question } from '@grotto/sub-terra'
import { isRoutine, narrateSubTerra, type Words } from '@grotto/words'
import { useState } from 'react'
import type { Sitter } from '../../board.ts'
import { waitedFor } from '../../sitter-names.ts'
import { type Board, capital, theOf, useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import type { Layout } from '../layout.ts'
import { actorOf } from '../scene/choices.ts'
import { ActionBar, BriefHead } from './ActionBar.tsx'
import { Journal } from './Journal.tsx'
import { Placement } from './Placement.tsx'
import { BriefStep, Questions } from './Questions.tsx'
import { Team } from './Team.tsx'
import { Threats } from './Threats.tsx'
import { usePull } from './use-pull.ts'
import { StopWaiting } from './WaitHere.tsx'

const TABS = [
  ['actions', 'move'],
  ['team', 'shield'],
  ['threats', 'horror'],
  ['journal', 'book'],
] as const
type Tab = (typeof TABS)[number][0]

/** How many of the latest sentences are told while events are shown; a bar beside panels has room for the last three. */
const LATEST = 7

const nameAt = (words: Words, sitter: Sitter | undefined): string => (sitter ? waitedFor(words, sitter) : '')

/** Whose turn it is while nothing is asked, and a way to skip; where there is no room for more, what happened last. */
function WaitingHead({ brief = false }: { brief?: boolean }) {
  const { scene, words, sitters, playback, waiting, viewer } = useBoard()
  const last = useLatest().at(-1)
  const actor = playback.playing ? scene.turn?.caver : actorOf(scene)
  const name = scene.seat === undefined ? '' : nameAt(words, sitters[scene.seat])
  const phase = scene.phase === 'over' ? 'end' : scene.phase
  return (
    <div className="st-turn">
      <div className="st-whose">
        <b>
          {actor
            ? capital(words.say('subTerra.turnOf', { caver: theOf(words, actor) }))
            : words.say(`subTerra.phase.${phase}`)}
        </b>
        {brief && last ? (
          <small>{last.text}</small>
        ) : (
          name &&
          !playback.playing &&
          scene.seat !== viewer && <small>{words.say('subTerra.waitingFor', { name })}</small>
        )}
      </div>
      <span className="st-push" />
      {waiting.waiter && !playback.playing && <StopWaiting caver={waiting.waiter} />}
      <Skip />
    </div>
  )
}

/** One press to the next moment of one's own; whoever only looks on goes to the end of what is told. */
function Skip() {
  const { words, playback, viewer, scene } = useBoard()
  const { playing, hurrying, hurry, skipAll } = playback
  const mine = viewer !== 'spectator' && scene.phase !== 'over'
  // What is told is told, and the turn is mine: an answered puzzle, a stopped game. There is nowhere to skip to.
  if (!playing && (!mine || scene.seat === viewer)) return null
  return (
    <button
      type="button"
      className="st-plain st-skip"
      aria-pressed={mine ? hurrying : undefined}
      disabled={hurrying}
      onClick={mine ? hurry : skipAll}
    >
      {words.say(mine ? 'subTerra.skipToMine' : 'subTerra.skip')}
    </button>
  )
}

function useLatest(): readonly { readonly number: number; readonly text: string }[] {
  const { scene, words, log } = useBoard()
  const told = log.filter(({ event }) => !isRoutine(event)).slice(-LATEST)
  return told.map(({ number, event }) => ({ number, text: narrateSubTerra(event, { position: scene }, words) }))
}

/** What is happening while nothing is asked: whose turn it is, and the latest sentences. */
function Waiting() {
  const told = useLatest()
  return (
    <div className="st-waiting">
      <WaitingHead />
      <ol className="st-told">
        {told.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </div>
  )
}

function Asked() {
  const { scene, playback, legal } = useBoard()
  const { question } = scene
  if (playback.playing || legal.length === 0 || question.type === 'over') return <Waiting />
  if (question.type === 'turn' || question.type === 'commanded') return <ActionBar caver={question.caver} />
  return question.type === 'place' ? <Placement /> : <Questions />
}

/** Asked for what a bar has no room for: then the panel comes up by itself. */
const NEEDED = new Set<Question['type']>([
  'place',
  'guide',
  'intuition',
  'surface',
  'horrorOrder',
  'horrorPath',
  'spawn',
])
export const isNeeded = ({ scene, legal, playback, mode }: Board): boolean =>
  !playback.playing && legal.length > 0 && (mode !== undefined || NEEDED.has(scene.question.type))

interface SheetProps {
  readonly layout: Layout
  /** Whether a panel below the cave is pulled down to one bar. */
  readonly down: boolean
  readonly pull: (down: boolean) => void
}

/** What is asked of the player, and on a small screen everything else, behind tabs. */
export function Sheet({ layout, down, pull }: SheetProps) {
  const { words } = useBoard()
  if (layout === 'wide')
    return (
      <section className="st-bar st-panel" aria-label={words.say('subTerra.actions')}>
        <Asked />
      </section>
    )
  return down ? <Lowered pull={pull} /> : <Raised {...(layout === 'tall' && { pull })} />
}

interface PullProps {
  readonly pull: SheetProps['pull']
}

/** One bar: whose turn it is, the points, the end of the turn. The cave has the rest. */
function Lowered({ pull }: PullProps) {
  const { words, scene, playback, legal } = useBoard()
  const { question } = scene
  const bar = usePull<HTMLElement>(pull)
  const mine = !playback.playing && legal.length > 0
  return (
    <section ref={bar} className="st-bar st-panel st-sheet st-lowered" aria-label={words.say('subTerra.actions')}>
      <i className="st-grip" />
      <div className="st-lowered-row">
        <PullButton down={false} pull={pull} />
        {mine && (question.type === 'turn' || question.type === 'commanded') ? (
          <BriefHead caver={question.caver} />
        ) : mine && question.type === 'step' ? (
          <BriefStep left={question.left} />
        ) : (
          <WaitingHead brief />
        )}
      </div>
    </section>
  )
}

function PullButton({ down, pull }: { down: boolean } & PullProps) {
  const { words } = useBoard()
  const label = words.say(down ? 'subTerra.panel.down' : 'subTerra.panel.up')
  return (
    <button
      type="button"
      className="st-pull"
      aria-expanded={down}
      aria-label={label}
      title={label}
      onClick={() => pull(down)}
    >
      <Icon name={down ? 'pullDown' : 'pullUp'} size={22} />
    </button>
  )
}

function Raised({ pull }: Partial<PullProps>) {
  const { words, scene, mode } = useBoard()
  const [tab, setTab] = useState<Tab>('actions')
  const grip = usePull<HTMLElement>(pull)
  const tabs = usePull<HTMLDivElement>(pull)
  return (
    <section
      className={`st-bar st-panel st-sheet${mode ? ' st-asked' : ''}`}
      aria-label={words.say('subTerra.actions')}
    >
      {pull && <i ref={grip} className="st-grip" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may be longer than its place must be scrollable by keys */}
      <div className="st-sheet-body" role="tabpanel" tabIndex={0} aria-label={words.say(`subTerra.tab.${tab}`)}>
        {tab === 'actions' && <Asked />}
        {tab === 'team' && <Team />}
        {tab === 'threats' && <Threats />}
        {tab === 'journal' && <Journal />}
      </div>
      <div className="st-foot" ref={tabs}>
        <div className="st-tabs" role="tablist">
          {TABS.map(([name, icon]) => (
            <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
              <Icon name={icon} size={18} />
              {words.say(`subTerra.tab.${name}`)}
              {name === 'threats' && scene.horrors.length > 0 && <i>{scene.horrors.length}</i>}
            </button>
          ))}
        </div>
        {pull && <PullButton down pull={pull} />}
      </div>
    </section>
  )
}
