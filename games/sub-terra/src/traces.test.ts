import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { canonical } from '@grotto/kernel'
import { describe, expect, test } from 'vitest'
import {
  factsOf,
  readAction,
  readPosition,
  startPosition,
  type TraceDecision,
  type TraceStart,
} from '../test-kit/trace.ts'
import { listActions, play } from './actions/playing.ts'
import { setComing } from './effects/coming.ts'
import { decodePosition } from './json/decode.ts'
import { encodePosition } from './json/encode.ts'
import { leftBehind } from './party/end.ts'
import { isConscious, isOnExit } from './party/queries.ts'
import type { SubTerraState } from './state/state.ts'
import type { SubTerraAction } from './types/action.ts'

const FOLDERS = { traces: 75, 'traces-fallen': 11 }
const folder = (name: string) => new URL(`../fixtures/${name}/`, import.meta.url)

/** Decisions where we believe the trace to be wrong, with the rule that says so: none. */
const DISPUTED: Readonly<Record<string, string>> = {}

function linesOf(file: string): unknown[] {
  const text = gunzipSync(readFileSync(new URL(`../fixtures/${file}`, import.meta.url))).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

function startOf(line: unknown): SubTerraState {
  const decoded = decodePosition(startPosition((line as { initial: TraceStart }).initial))
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.refusal))
  return decoded.value
}

const noChance = (label: string): never => {
  throw new Error(`the trace has nothing to say about ${label}`)
}

const sorted = (actions: readonly SubTerraAction[]) => actions.map(action => JSON.stringify(action)).sort()

function legalOf(state: SubTerraState): SubTerraAction[] {
  const actions: SubTerraAction[] = []
  listActions(state, actions)
  return actions
}

/** Equal as JSON, which is quick to see; where it is not, a readable difference. */
function expectSame(ours: unknown, theirs: unknown, what: string): void {
  if (canonical(ours) === canonical(theirs)) return
  expect(ours, what).toEqual(theirs)
  throw new Error(what)
}

/** One decision: the same legal actions before it, all dice used by it, the same position after it. */
function follow(state: SubTerraState, decision: TraceDecision, name: string): void {
  const agreed = DISPUTED[name] === undefined
  if (agreed) expectSame(sorted(legalOf(state)), sorted(decision.legal.map(readAction)), `${name}: legal`)
  setComing(state, { ...state.coming!, dice: [...state.coming!.dice, ...decision.dice] })
  play(state, readAction(decision.action), noChance, undefined)
  expectSame(state.coming!.dice, [], `${name}: dice left`)
  if (agreed) expectSame(factsOf(encodePosition(state)), readPosition(decision.after), `${name}: position after it`)
}

const filesIn = (name: string): string[] =>
  readdirSync(folder(name))
    .filter(file => file.endsWith('.jsonl.gz'))
    .map(file => `${name}/${file}`)

/** E-1 Whether everybody conscious stands on the exit while another lies in the cave, and still the game goes on. */
function waitsForTheFallen(state: SubTerraState): boolean {
  const cavers = [...state.setting.party.keys()]
  const [awake, fallen] = [cavers.filter(caver => isConscious(state, caver)), leftBehind(state)]
  return state.question.type !== 'over' && fallen.length > 0 && awake.every(caver => isOnExit(state, caver))
}

describe.each(Object.entries(FOLDERS))(
  'games of an independent implementation, decision by decision: %s',
  (name, count) => {
    const files = filesIn(name)
    test(`all ${count} are here`, () => expect(files).toHaveLength(count))

    test.each(files)('%s', file => {
      const [first, ...decisions] = linesOf(file)
      const state = startOf(first)
      let waited = false
      for (const [index, decision] of decisions.entries()) {
        follow(state, decision as TraceDecision, `${file}:${index + 1}`)
        waited ||= waitsForTheFallen(state)
      }
      expect(state.question.type).toBe('over')
      expect(waited, 'E-1 the fallen kept it going').toBe(name === 'traces-fallen')
    })
  },
)
