/**
 * The Diamant table in chosen moments, for looking at and for screenshots: `vite web`, then
 * /src/boards/diamant/gallery/?scene=long&players=8&language=fr. Scenes are real games of the engine with given
 * cards. With `manual` time passes only when the window hears a `tick`.
 */
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Confirm, type Speed, useSettings } from '../../../settings/settings.ts'
import type { Talk, Word } from '../../board.ts'
import { hear, type Overheard, SILENCE } from '../../talk.ts'
import { Board } from '../index.ts'
import '../../../theme/fonts.css'
import '../../../theme/tokens.css'
import '../../../theme/base.css'
import { useLanguage, WordsFor } from '../../../words/words.tsx'
import { SCENES, type Scene, StagedTable } from './scenes.ts'

const query = new URLSearchParams(location.search)
const players = Number(query.get('players') ?? 5)
const scene = SCENES[(query.get('scene') ?? 'play') as Scene]
const viewer = query.has('spectator') ? 'spectator' : 0
const language = query.get('language')
if (language) useLanguage.getState().choose(language as 'en')
useSettings.getState().change({
  speed: (query.get('speed') ?? 'normal') as Speed,
  motion: query.has('calm') ? 'reduced' : 'full',
  confirm: (query.get('confirm') ?? 'tap') as Confirm,
})

const NAMES = ['Mara', 'Tomás', 'Lucie', 'Echo', 'Vega', 'Nonna', 'Halley', 'Bruno']
const SITTERS = NAMES.slice(0, players).map((name, i) => ({ name, bot: i > 2 }))

/** With `talk` the table hears what is said, and Lucie bluffs. */
function useTalk(): Talk | undefined {
  const bluff: Overheard = { type: 'intend', seat: 2, plan: { type: 'leave' } }
  const [talk, setTalk] = useState(() => hear(SILENCE, bluff, 1e9))
  if (!query.has('talk')) return undefined
  const heard = (word: Word): Overheard =>
    word.type === 'point' ? { ...word, seat: 0, spot: word.at } : { ...word, seat: 0 }
  return { ...talk, say: word => setTalk(before => hear(before, heard(word), 1e9)) }
}

function Gallery() {
  const talk = useTalk()
  const table = useMemo(() => new StagedTable(players, scene, query.has('hidden'), viewer), [])
  const [, redraw] = useState(0)
  useEffect(() => {
    const tick = () => table.tick() && redraw(n => n + 1)
    addEventListener('tick', tick)
    const timer = query.has('manual') ? undefined : setInterval(tick, 700)
    return () => {
      removeEventListener('tick', tick)
      clearInterval(timer)
    }
  }, [table])
  return (
    <Board
      view={table.view}
      viewer={viewer}
      sitters={SITTERS}
      legal={viewer === 0 ? table.legal() : []}
      refusal={action => table.refusal(action)}
      act={action => {
        table.act(0, action)
        redraw(n => n + 1)
      }}
      log={table.log}
      {...(talk && { talk })}
      showOdds={!query.has('noodds')}
      afterGame={
        <button type="button" className="primary">
          Again
        </button>
      }
    />
  )
}

createRoot(document.getElementById('app')!).render(
  <WordsFor areas={['common', 'table', 'diamant']}>
    <Gallery />
  </WordsFor>,
)
