import { frameOf } from '@grotto/sub-terra'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { sitterName } from '../../../hear/sitter-name.ts'
import { type Scan, say, useSpoken } from '../../../hear/spoken.ts'
import { lately, useAnnouncer, useScans } from '../../../hear/use-announcer.ts'
import { type Board, nameOf, theOf } from '../context.ts'
import { WAIT_KEY } from '../scene/actions.ts'
import { inTurnOrder } from '../scene/geometry.ts'
import type { CaverPlan } from '../scene/plans.ts'
import { mayWait } from '../scene/waiting.ts'
import type { Log } from '../telling/beats.ts'
import { cellName, shiftText } from './address.ts'
import { askedText, layingText } from './asked.ts'
import { phrasing } from './phrases.ts'
import { leftText, scansOf } from './scans.ts'
import { sentenceOf } from './sentences.ts'

/** Everything that is said in the cave: what happens, what is asked, and what one asks for. */
export function useHear(board: Board, plans: readonly CaverPlan[]): void {
  const { words, scene, viewer, log, legal, playback, waiting } = board
  useShifts(board)
  const sentence = useCallback((phrase: Log) => sentenceOf(phrase, { words, scene, viewer }), [words, scene, viewer])
  // Not how the tile is turned: that is said by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  const asked = useMemo(() => askedText(board), [scene, legal, words, log, waiting.waiter])
  useAnnouncer({
    log,
    telling: playback.playing,
    phrasing,
    sentence,
    arrival: () => arrivalOf(board),
    asked,
  })
  useTurned(board)
  const rest = {
    lately: () => lately(log, { phrasing, sentence }).join(' ') || words.say('table.heard.nothingYet'),
    repeat: () => useSpoken.getState().last,
  }
  useScans([...scansOf(board, plans, rest), ...waitScan(board)])
}

/** E-1 On the exit one may wait, and stop waiting at any time: by the key and by typing. */
function waitScan({ words, scene, legal, waiting }: Board): readonly Scan[] {
  const actor = scene.turn?.caver
  const caver = actor && legal.length > 0 && mayWait(scene, actor) ? actor : waiting.waiter
  if (!caver) return []
  const toggle = () => {
    waiting.toggle(caver)
    return ''
  }
  return [{ key: WAIT_KEY, name: words.say('subTerra.wait'), say: toggle }]
}

/** Where one is, for whoever comes in. */
function arrivalOf({ words, scene, viewer }: Board): readonly string[] {
  const mine = inTurnOrder(scene).filter(({ seat, devoured }) => seat === viewer && !devoured)
  if (mine.length === 0) return [words.say('table.heard.watching'), leftText({ words, scene })]
  const cavers = mine.map(({ name, at }) =>
    at
      ? words.say('subTerra.heard.mine', { the: theOf(words, name), cell: cellName(words, scene, at) })
      : theOf(words, name),
  )
  const { round } = scene
  return [
    words.say('subTerra.heard.arrival', { round, cavers: words.list(cavers) }),
    words.say('subTerra.heard.helpKeys'),
  ]
}

/** The names of cells move on when the cave grows to the west or north. */
function useShifts({ words, scene }: Board): void {
  const frame = useMemo(() => frameOf(scene.tiles), [scene.tiles])
  const known = useRef(frame)
  useEffect(() => {
    // A cave that shrinks was taken back; then everything is as it was named before.
    say(shiftText(words, known.current, frame))
    known.current = frame
  }, [words, frame])
}

/** How the tile lies whenever it is turned, once the question has been asked. */
function useTurned(board: Board): void {
  const { scene, turned, legal } = board
  const known = useRef({ scene, turned })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said depends on the turn alone
  useEffect(() => {
    const before = known.current
    known.current = { scene, turned }
    if (before.scene === scene && before.turned !== turned && legal.length > 0) say(layingText(board))
  }, [scene, turned])
}

/** Who is to act, for whoever presses a key out of turn. */
export function notNowText({ words, scene, sitters }: Pick<Board, 'words' | 'scene' | 'sitters'>): string {
  if (scene.seat === undefined || scene.question.type === 'over') return ''
  const name = `${sitterName(words, sitters[scene.seat])} (${nameOf(words, scene.question.caver)})`
  return words.say('table.heard.notNow', { name })
}
