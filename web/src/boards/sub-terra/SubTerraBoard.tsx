import {
  type Cell,
  RUN_MOVES,
  SPRINT_MOVES,
  type SubTerraAction,
  type SubTerraPosition,
  type SubTerraState,
} from '@grotto/sub-terra'
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useKeptFocus } from '../../hear/kept-focus.ts'
import { usePlayback } from '../../playback/use-playback.ts'
import { useReducedMotion, useSettings } from '../../settings/settings.ts'
import { useWords } from '../../words/words.tsx'
import './style/index.css'
import { Cave } from './cave/Cave.tsx'
import { useCamera } from './cave/camera.ts'
import { PingChips, usePings } from './cave/Pings.tsx'
import { Popover } from './cave/Popover.tsx'
import { Signal } from './cave/Signal.tsx'
import { useFraming } from './cave/use-framing.ts'
import { type Board, BoardContext, type SubTerraProps } from './context.ts'
import { Definitions } from './Definitions.tsx'
import { homeIn, useFollowed } from './hear/home.ts'
import { useHear } from './hear/use-hear.ts'
import { useLayout } from './layout.ts'
import { useBegun } from './moments/use-begun.ts'
import { Journal } from './panels/Journal.tsx'
import { EdgeChips, LookButtons } from './panels/Lookout.tsx'
import { isNeeded, Sheet } from './panels/Sheet.tsx'
import { Strip, Team } from './panels/Team.tsx'
import { Threats } from './panels/Threats.tsx'
import { TopBar } from './panels/TopBar.tsx'
import { useOverheard } from './panels/use-overheard.ts'
import { usePick } from './panels/usePick.ts'
import type { ActionType } from './scene/actions.ts'
import { actorOf, type Choice, choicesOf } from './scene/choices.ts'
import { printed } from './scene/drawn.ts'
import { caverOf, mapOf } from './scene/geometry.ts'
import { hintedChoice } from './scene/hinted.ts'
import { rotations } from './scene/labels.ts'
import { type CaverPlan, plansOf } from './scene/plans.ts'
import { movesOf } from './scene/rules.ts'
import { asksTwice } from './scene/stakes.ts'
import { runChoices } from './scene/ways.ts'
import { useAmbience } from './sound/useAmbience.ts'
import { useSound } from './sound/useSound.ts'
import { beatsOf } from './telling/beats.ts'
import { positionOf } from './telling/position.ts'
import { useOfScene } from './use-of-scene.ts'
import { useWaiting } from './use-waiting.ts'
import { useKeys } from './useKeys.ts'
import { usePlan } from './usePlan.ts'
import { useSignals } from './useSignals.ts'

const Moments = lazy(async () => ({ default: (await import('./moments/Moments.tsx')).Moments }))
const Ending = lazy(async () => ({ default: (await import('./moments/Ending.tsx')).Ending }))

const MOVES = { run: RUN_MOVES, sprint: SPRINT_MOVES } as const

/** Everything that may be done, on the cells where one points to do it. */
function useChoices(view: SubTerraState, legal: readonly SubTerraAction[]): Choice[] {
  return useMemo(() => {
    const position = positionOf(view)
    const actor = actorOf(position)
    const at = actor && caverOf(position, actor)?.at
    const runs = actor && at ? runChoices(legal, at, MOVES, movesOf(view, actor)) : []
    return [...choicesOf(position, legal), ...runs]
  }, [view, legal])
}

/** How the drawn tile is turned; the first way that fits, until the player turns it. */
function useTurning(scene: SubTerraPosition, legal: readonly SubTerraAction[]) {
  const { question } = scene
  const tile = question.type === 'place' ? question.tile : undefined
  const ways = useMemo(() => (tile === undefined ? [] : rotations(printed(scene, tile).open)), [scene, tile])
  const fitting = legal.find(action => action.type === 'place')
  const first = fitting?.type === 'place' ? fitting.open : (ways[0] ?? '')
  const [turning, setTurning] = useState({ tile, open: first })
  const open = turning.tile === tile && ways.includes(turning.open) ? turning.open : first
  const setTurned = useCallback((next: string) => setTurning({ tile, open: next }), [tile])
  const turn = useCallback(
    (by: 1 | -1) => setTurned(ways[(ways.indexOf(open) + by + ways.length) % ways.length] ?? open),
    [ways, open, setTurned],
  )
  return { turned: open, turn, setTurned }
}

/** Sub Terra: the cave is the control, the panels repeat it. */
export function SubTerraBoard(props: SubTerraProps) {
  const words = useWords()
  const reduced = useReducedMotion()
  const cut = useMemo(() => beatsOf(reduced), [reduced])
  const { view, log, beat, telling, ...pacing } = usePlayback(props, cut)
  const scene = positionOf(view)
  const legal = telling ? NONE : props.legal
  const cave = useMemo(() => mapOf(scene.tiles), [scene.tiles])
  const choices = useChoices(view, legal)
  const [selected, select] = useOfScene<Cell>(scene)
  const [mode, setMode] = useOfScene<ActionType>(scene)
  const turning = useTurning(scene, legal)
  const follow = usePlan(scene, legal, props.act)
  const signals = useSignals({ ...props, scene })
  useAttention(selected, props.onAttend)
  const waiting = useWaiting(words, scene, legal, props.act)
  const choose = (choice: Choice) => {
    select(undefined)
    setMode(undefined)
    follow(choice)
  }
  const careful = useSettings(settings => settings.askTwice)
  const asks = useCallback((choice: Choice) => careful && asksTwice(view, choice), [careful, view])
  const board: Board = {
    ...props,
    view,
    log,
    legal,
    words,
    scene,
    cave,
    playback: { playing: telling, current: beat?.action, ...pacing },
    choices,
    selected,
    select,
    mode,
    setMode,
    choose,
    asks,
    signals,
    waiting,
    ...turning,
  }
  useTakenHint(board)
  return (
    <BoardContext value={board}>
      <Screen board={board} />
    </BoardContext>
  )
}
const NONE: never[] = []

/** A Run that was lit up by its goal is walked there. */
function useTakenHint(board: Board): void {
  const { takeHint, choose } = board
  useEffect(() => {
    if (!takeHint) return
    takeHint.current = () => {
      const choice = hintedChoice(board)
      if (choice) choose(choice)
      return choice !== undefined
    }
    return () => {
      takeHint.current = undefined
    }
  })
}

/** Another cell is considered, or somebody begins to look over the shoulder. */
function useAttention(cell: Cell | undefined, onAttend: SubTerraProps['onAttend']): void {
  const isSeen = onAttend !== undefined
  const considered = useRef(onAttend)
  considered.current = onAttend
  const [x, y] = cell ?? []
  useEffect(() => {
    if (isSeen) considered.current?.(x === undefined || y === undefined ? null : { x, y })
  }, [isSeen, x, y])
}

/** What people and bots mean to do, as long as it holds. */
function usePlans({ talk, scene, cave, log, playback }: Board): readonly CaverPlan[] {
  const actor = playback.playing ? scene.turn?.caver : actorOf(scene)
  return useMemo(() => plansOf(talk, scene, cave, log, actor), [talk, scene, cave, log, actor])
}

function Screen({ board }: { board: Board }) {
  const { scene, playback } = board
  const box = useRef<HTMLDivElement>(null)
  const free = useRef<HTMLDivElement>(null)
  const rem = useRef<HTMLElement>(null)
  const camera = useCamera()
  const { layout, broad, size } = useLayout({ board: box, free, rem }, camera)
  const begun = useBegun()
  const [fullLight, setFullLight] = useState(false)
  const [lookingBack, setLookingBack] = useState(false)
  const { part } = board
  // Nothing is asked of those who only look: the cave has the room.
  const [pulledDown, pull] = useState(part === 'board' || board.viewer === 'spectator')
  const down = pulledDown && layout === 'tall' && !isNeeded(board)
  useSound(playback.current)
  useAmbience(scene)
  useKeys(board, camera, usePick())
  useFraming(board, camera, size)
  const pings = usePings()
  const plans = usePlans(board)
  useHear(board, plans)
  useOverheard(pings, plans)
  useKeptFocus(() => homeIn(box.current, scene, board.viewer))
  useFollowed(box, board)
  const still = useReducedMotion() ? ' st-still' : ''
  const over = scene.phase === 'over' && !playback.playing
  return (
    <div
      ref={box}
      className={`st-board st-${layout}${broad ? ' st-broad' : ''}${down ? ' st-down' : ''}${part ? ` st-${part}-only` : ''} st-phase-${scene.phase}${still}`}
      style={{ '--pace': playback.pace } as CSSProperties}
      data-playing={playback.playing}
      data-question={scene.question.type}
    >
      <Definitions />
      <Cave camera={camera} fullLight={fullLight} pings={pings} plans={plans} />
      <div className="st-vignette" />
      <div ref={free} className="st-free" />
      <i ref={rem} className="st-rem" />
      <TopBar />
      {layout === 'wide' ? <Team beside /> : <Strip />}
      {layout === 'wide' && (
        <aside className="st-aside">
          <Threats />
          <Journal />
        </aside>
      )}
      <LookButtons camera={camera} fullLight={fullLight} setFullLight={setFullLight} />
      <EdgeChips camera={camera} />
      <PingChips camera={camera} pings={pings} />
      <Sheet layout={layout} down={down} pull={pull} />
      {!playback.playing && !board.signals?.asked && <Popover camera={camera} />}
      <Signal camera={camera} />
      <Suspense>{begun && <Moments />}</Suspense>
      <Suspense>{over && !lookingBack && <Ending onBack={() => setLookingBack(true)} />}</Suspense>
      {over && lookingBack && (
        <button type="button" className="st-done st-show-result" onClick={() => setLookingBack(false)}>
          {board.words.say('subTerra.ending.show')}
        </button>
      )}
    </div>
  )
}
