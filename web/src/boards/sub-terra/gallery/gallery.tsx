/**
 * The board by itself, for drawing and for tests: /src/boards/sub-terra/gallery/?scene=middle|placing|crowd|surfacing|hunted|leaving|below-water|below-squeeze|vast|full|live on
 * the development server (`vast` is the full cave to be played). With `talk` the table hears what you point at and plan, and `plans` shows some of others. `live` is a game with the real rules, played by hand from `seed`; `auto=n` plays n decisions at random first.
 */

import {
  type HazardKind,
  type SubTerraAction,
  type SubTerraPosition,
  type SubTerraState,
  type SubTerraTypes,
  subTerra,
} from '@grotto/sub-terra'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { seededChance } from './chance.ts'
import '@fontsource-variable/fraunces'
import '@fontsource-variable/inter'
import '../../../theme/tokens.css'
import '../../../theme/base.css'
import { playOn, type Staged, stage } from '../../../play/staged.ts'
import { WordsFor } from '../../../words/words.tsx'
import type { Talk } from '../../board.ts'
import { hear, type Overheard, SILENCE } from '../../talk.ts'
import { Board } from '../index.ts'
import { BELOW_SQUEEZE, BELOW_WATER, CROWD, FULL, HUNTED, LEAVING, MIDDLE, PLACING, SURFACING } from './scenes.ts'

const query = new URLSearchParams(location.search)
const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise)
const SCENES: Record<string, SubTerraPosition> = {
  middle: MIDDLE,
  placing: PLACING,
  crowd: CROWD,
  surfacing: SURFACING,
  vast: FULL,
  hunted: HUNTED,
  leaving: LEAVING,
  'below-water': BELOW_WATER,
  'below-squeeze': BELOW_SQUEEZE,
}

/** `left=1` leaves so many hazard cards: the lamps burn low. */
const deck = (): Partial<SubTerraPosition> =>
  query.has('left') ? { hazardsLeft: number('left', 0), outOfTime: number('left', 0) === 0 } : {}

/** `hazard=flood&twice` scripts the next card, `dice=2,5` the next dice. */
function coming(): Partial<SubTerraPosition> {
  const kind = query.get('hazard') as HazardKind | null
  const dice = query.get('dice')?.split(',').map(Number)
  if (!kind && !dice) return {}
  return { coming: { hazards: kind ? [{ kind, twice: query.has('twice') }] : [], ...(dice && { dice }) } }
}

function read(position: SubTerraPosition): SubTerraState {
  const parsed = subTerra.decode(position)
  if (parsed.ok) return parsed.value
  throw new Error(JSON.stringify(parsed.refusal))
}

function firstState(): SubTerraState {
  const scene = SCENES[query.get('scene') ?? 'live']
  if (scene) return read({ ...scene, ...deck(), ...coming() })
  const parsed = subTerra.parseOptions({
    players: 1,
    cavers: query.get('cavers')?.split(',') ?? ['leader', 'medic', 'scout', 'bodyguard'],
    difficulty: query.get('difficulty') ?? 'normal',
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return subTerra.setup(parsed.value, chance)
}
const chance = seededChance(number('seed', 1))
const random = seededChance(number('seed', 1) + 1000)

type Game = Staged<SubTerraTypes>

const played = (game: Game, action: SubTerraAction): Game =>
  playOn(game, subTerra.toAct(game.state)[0]!, action, chance)

/** Random, but a party that explores: otherwise nothing is ever seen. */
function auto(game: Game, decisions: number): Game {
  let now = game
  for (let i = 0; i < decisions && subTerra.toAct(now.state).length > 0; i++) {
    const legal = subTerra.legal(now.state, subTerra.toAct(now.state)[0]!)
    const bold = legal.filter(({ type }) => type !== 'exert' && type !== 'hide' && type !== 'endTurn')
    const from = bold.length > 0 ? bold : legal
    now = played(now, from[random('auto', from.length)]!)
  }
  return now
}

const PLANS: readonly Overheard[] = [
  { type: 'intend', seat: 0, plan: { type: 'heal', at: [2, 1], by: 'medic', caver: 'engineer' } },
  { type: 'intend', seat: 1, plan: { type: 'explore', at: [1, 1], by: 'bodyguard' } },
]
const firstTalk = (): Talk => (query.has('plans') ? PLANS : []).reduce((talk, word) => hear(talk, word, -1), SILENCE)

/** A table where everything said is heard, by whoever sits here. */
function useTalk(seat: number): Talk | undefined {
  const [talk, setTalk] = useState(firstTalk)
  if (!query.has('talk')) return undefined
  return {
    ...talk,
    say: word =>
      setTalk(before => hear(before, word.type === 'point' ? { ...word, seat, spot: word.at } : { ...word, seat }, 0)),
  }
}

function Gallery() {
  const [game, setGame] = useState<Game>(() => auto(stage(subTerra, firstState(), 0), number('auto', 0)))
  const view = game.seen.view as SubTerraState
  const seat = subTerra.toAct(game.state)[0]
  const talk = useTalk(seat ?? 0)
  const legal = useMemo(() => (seat === undefined ? [] : subTerra.legal(view, seat)), [view, seat])
  return (
    <Board
      view={view}
      viewer={seat ?? 0}
      sitters={[
        { name: 'Ada', bot: false },
        { name: 'Luca', bot: false },
      ]}
      legal={legal}
      refusal={action => subTerra.refusal(view, seat ?? 0, action)}
      act={action => setGame(played(game, action))}
      log={game.seen.log}
      {...(talk && { talk })}
      showOdds={query.get('odds') !== 'no'}
    />
  )
}

/** A picture to look at. */
const Still = ({ view }: { view: SubTerraState }) => (
  <Board
    view={view}
    viewer="spectator"
    sitters={[{ name: 'Ada', bot: false }]}
    legal={[]}
    refusal={() => undefined}
    act={() => {}}
    log={[]}
    showOdds
  />
)

const FULL_VIEW = read(FULL)

createRoot(document.getElementById('app')!).render(
  <WordsFor areas={['common', 'table', 'subTerra']}>
    <main style={{ height: '100%' }}>{query.get('scene') === 'full' ? <Still view={FULL_VIEW} /> : <Gallery />}</main>
  </WordsFor>,
)
