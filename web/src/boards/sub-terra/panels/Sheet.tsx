import { isRoutine, narrateSubTerra } from '@grotto/words'
import { useState } from 'react'
import { capital, theOf, useBoard } from '../context.ts'
import { Icon } from '../Drawing.tsx'
import type { Layout } from '../layout.ts'
import { actorOf } from '../scene/choices.ts'
import { ActionBar } from './ActionBar.tsx'
import { Journal } from './Journal.tsx'
import { Placement } from './Placement.tsx'
import { Questions } from './Questions.tsx'
import { Team } from './Team.tsx'
import { Threats } from './Threats.tsx'

const TABS = [
  ['actions', 'move'],
  ['team', 'shield'],
  ['threats', 'horror'],
  ['journal', 'book'],
] as const
type Tab = (typeof TABS)[number][0]

/** How many of the latest sentences are told while events are shown; a bar beside panels has room for the last three. */
const LATEST = 7

/** What is happening while nothing is asked: whose turn it is, the latest sentences, and a way to skip. */
function Waiting() {
  const { scene, words, sitters, playback, log } = useBoard()
  const actor = playback.playing ? scene.turn?.caver : actorOf(scene)
  const name = scene.seat === undefined ? '' : (sitters[scene.seat]?.name ?? '')
  const phase = scene.phase === 'over' ? 'end' : scene.phase
  const told = log.filter(({ event }) => !isRoutine(event)).slice(-LATEST)
  return (
    <div className="st-waiting">
      <div className="st-turn">
        <div className="st-whose">
          <b>
            {actor
              ? capital(words.say('subTerra.turnOf', { caver: theOf(words, actor) }))
              : words.say(`subTerra.phase.${phase}`)}
          </b>
          {name && !playback.playing && <small>{words.say('subTerra.waitingFor', { name })}</small>}
        </div>
        <span className="st-push" />
        {playback.playing && (
          <button type="button" className="st-plain st-skip" onClick={playback.skipAll}>
            {words.say('subTerra.skip')}
          </button>
        )}
      </div>
      <ol className="st-told">
        {told.map(({ number, event }) => (
          <li key={number}>{narrateSubTerra(event, { position: scene }, words)}</li>
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

/** What is asked of the player, and on a small screen everything else, behind tabs. */
export function Sheet({ layout }: { layout: Layout }) {
  const { words, scene } = useBoard()
  const [tab, setTab] = useState<Tab>('actions')
  if (layout === 'wide')
    return (
      <section className="st-bar st-panel" aria-label={words.say('subTerra.actions')}>
        <Asked />
      </section>
    )
  return (
    <section className="st-bar st-panel st-sheet" aria-label={words.say('subTerra.actions')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may be longer than its place must be scrollable by keys */}
      <div className="st-sheet-body" role="tabpanel" tabIndex={0} aria-label={words.say(`subTerra.tab.${tab}`)}>
        {tab === 'actions' && <Asked />}
        {tab === 'team' && <Team />}
        {tab === 'threats' && <Threats />}
        {tab === 'journal' && <Journal />}
      </div>
      <div className="st-tabs" role="tablist">
        {TABS.map(([name, icon]) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            <Icon name={icon} size={18} />
            {words.say(`subTerra.tab.${name}`)}
            {name === 'threats' && scene.horrors.length > 0 && <i>{scene.horrors.length}</i>}
          </button>
        ))}
      </div>
    </section>
  )
}
