import { given } from '@grotto/kernel'
import {
  besideOn,
  FAR,
  HARMS,
  isConscious,
  RESULTS,
  type SubTerraEvent,
  type SubTerraState,
  whereIs,
} from '@grotto/sub-terra'
import type { Observation, Observer } from '../observation.ts'

type Counts = Record<string, number>

/** How a game ends for the team, best first. */
export const OUTCOMES: readonly string[] = [...RESULTS, 'defeat']
/** What a die is rolled for. */
export const TRIED = ['exert', 'placeRope', 'hide', 'rough', 'tremor', 'outOfTime'] as const

/** Counts one game: its end, what fell whom, what was risked, and where everybody stood when the exit was found. */
export function observeSubTerra(state: SubTerraState): Observer<SubTerraEvent, SubTerraState> {
  const counts: Counts = {}
  for (const name of [...HARMS, 'falls', 'devoured']) counts[name] = 0
  for (const reason of TRIED) counts[`tried/${reason}`] = 0
  const sink = (event: SubTerraEvent): void => {
    const note = NOTES[event.type] as Note | undefined
    note?.(counts, event as never, state)
  }
  return { sink, ended: () => told(counts) }
}

type Note = (counts: Counts, event: never, state: SubTerraState) => void
type NoteOf<T extends SubTerraEvent['type']> = (
  counts: Counts,
  event: Extract<SubTerraEvent, { type: T }>,
  state: SubTerraState,
) => void

const add = (counts: Counts, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by
}

const NOTES: { readonly [T in SubTerraEvent['type']]?: NoteOf<T> } = {
  roundStarted: (counts, { round }) => {
    counts.round = round
  },
  hurt: (counts, { harm, fell }) => {
    if (!fell) return
    add(counts, 'falls')
    add(counts, harm)
  },
  checked: (counts, { reason, success }) => {
    add(counts, `tried/${reason}`)
    add(counts, `succeeded/${reason}`, success ? 1 : 0)
  },
  hazardRevealed: (counts, { left }) => {
    counts.cardsLeft = left
  },
  devoured: counts => add(counts, 'devoured'),
  tilePlaced: (counts, { kind }, state) => {
    if (kind === 'exit') exitFound(counts, state)
  },
  gameEnded: (counts, { result }) => {
    for (const outcome of OUTCOMES) counts[outcome] = outcome === result ? 1 : 0
  },
}

/** How far start and the conscious are from the exit that was just laid, in steps over connections. */
function exitFound(counts: Counts, state: SubTerraState): void {
  counts.exitRound = given(counts.round, 'a round')
  const steps = stepsFrom(state, state.cave.kind.indexOf('exit'))
  const start = given(steps[state.cave.kind.indexOf('start')], 'the start')
  if (start !== FAR) counts.exitFromStart = start
  const ways = state.setting.party.flatMap((_, caver) => {
    const at = whereIs(state, caver)
    return isConscious(state, caver) && at >= 0 && steps[at] !== FAR ? [steps[at]!] : []
  })
  if (ways.length === 0) return
  counts.farthest = Math.max(...ways)
  counts.lying = state.setting.party.length - ways.length
}

function stepsFrom(state: SubTerraState, from: number): number[] {
  const steps = state.cave.kind.map(() => FAR)
  steps[from] = 0
  const queue = [from]
  for (const tile of queue) {
    for (let side = 0; state.cave.linked[tile]! >> side; side++) {
      if (!((state.cave.linked[tile]! >> side) & 1)) continue
      const there = besideOn(state.cave, tile, side)
      if (steps[there] !== FAR) continue
      steps[there] = steps[tile]! + 1
      queue.push(there)
    }
  }
  return steps
}

function told(counts: Counts): Observation {
  const found = counts.exitRound === undefined ? 0 : 1
  return { ...counts, found, ...(counts.defeat === 0 ? { spare: counts.cardsLeft ?? 0 } : {}) }
}
