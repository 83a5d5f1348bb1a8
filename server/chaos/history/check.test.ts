import type { Answer, Command } from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import { checkHistories, counted, KINDS } from './check.ts'
import type { FinalRecord, Kept } from './final-record.ts'
import { digestOf, History } from './history.ts'

const TABLE = 'Table00000000001'
const log = (version: number, seat = 0) => ({ version, at: 1, by: 'human' as const, events: [], seat })
const act = (id: string) => ({ id, type: 'act', table: TABLE, action: { type: 'leave' } }) as Command
const ok = (id: string, version: number): Answer => ({ type: 'answer', id, result: 'ok', version })
const refused = (id: string): Answer => ({
  type: 'answer',
  id,
  result: 'refused',
  refusal: { rule: 'D-1', reason: 'no' },
})
const kept = (person: string, command: string, sequence: number): Kept => ({
  person,
  command,
  sequence,
  version: sequence,
  answer: JSON.stringify(ok(command, sequence)),
})

/** A table with four steps: Ada made the second and fourth, Bo the third. */
const FINAL: FinalRecord = {
  table: TABLE,
  readable: true,
  version: 4,
  steps: [1, 2, 3, 4].map(version => ({ version, digest: digestOf(log(version)) })),
  kept: [kept('ada', 'a1', 2), kept('bo', 'b1', 3), kept('ada', 'a2', 4)],
  moves: 3,
}

interface People {
  readonly ada: History
  readonly bo: History
}

const picture = (who: History, version: number, from = 1) =>
  who.heard({ type: 'table', table: TABLE, version, log: versions(from, version) })
const update = (who: History, version: number, from = version, seat = 0) =>
  who.heard({ type: 'update', table: TABLE, version, log: versions(from, version).map(item => ({ ...item, seat })) })
const versions = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => log(from + i))
const greet = (who: History) => who.greeted(TABLE)

/** How it should be: two people play, one loses her line and comes back. `spoil` takes the place of one part of it. */
type Part = 'begin' | 'first' | 'second' | 'back' | 'third'
const PARTS: Readonly<Record<Part, (people: People) => void>> = {
  begin({ ada, bo }) {
    for (const who of [ada, bo]) {
      greet(who)
      picture(who, 1)
    }
  },
  first({ ada, bo }) {
    ada.sent(act('a1'))
    ada.answered(ok('a1', 2))
    update(ada, 2)
    update(bo, 2)
  },
  second({ ada, bo }) {
    bo.sent(act('b1'))
    bo.answered(ok('b1', 3))
    update(bo, 3)
    update(ada, 3)
  },
  back({ bo }) {
    greet(bo)
    update(bo, 3, 4)
  },
  third({ ada, bo }) {
    ada.sent(act('a2'))
    ada.sent(act('a2'))
    ada.answered(ok('a2', 4))
    ada.answered(ok('a2', 4))
    update(ada, 4)
    update(bo, 4)
  },
}

function found(spoilt: Partial<typeof PARTS> = {}, final: Partial<FinalRecord> = {}) {
  const people = { ada: new History('ada'), bo: new History('bo') }
  for (const part of Object.values({ ...PARTS, ...spoilt })) part(people)
  return counted(checkHistories([people.ada, people.bo], [{ ...FINAL, ...final }]))
}

test('a history as it should be', () => {
  expect(found()).toEqual({})
})

/** What is broken in each case, and by what. Every kind has one. */
const PLANTED: readonly (readonly [string, ReturnType<typeof found>, () => ReturnType<typeof found>])[] = [
  ['entries that do not replay', { unreadable: 1 }, () => found({}, { readable: false })],
  ['an acknowledged move that is not kept', { lost: 1 }, () => found({}, { kept: FINAL.kept.slice(0, 2), moves: 2 })],
  ['an answer kept without its move', { lost: 1 }, () => found({}, { moves: 2 })],
  ['a move done twice for one command', { doneTwice: 1 }, () => found({}, { moves: 4 })],
  [
    'a command kept twice',
    { doneTwice: 1 },
    () => found({}, { kept: [...FINAL.kept, kept('ada', 'a2', 5)], moves: 4 }),
  ],
  ['a command that nobody sent', { invented: 1 }, () => found({}, { kept: [...FINAL.kept, kept('bo', 'b9', 5)] })],
  [
    'a refusal of what was done',
    { refusedButDone: 1 },
    () =>
      found({
        second({ ada, bo }) {
          bo.sent(act('b1'))
          bo.answered(refused('b1'))
          update(bo, 3)
          update(ada, 3)
        },
      }),
  ],
  [
    'another answer to the same command',
    { answersDiffer: 1 },
    () =>
      found({
        third(people) {
          PARTS.third(people)
          people.ada.answered(ok('a2', 5))
        },
      }),
  ],
  [
    'an answer with another version than the log has',
    { answersDiffer: 1 },
    () =>
      found({
        second({ ada, bo }) {
          bo.sent(act('b1'))
          bo.answered(ok('b1', 4))
          update(bo, 3)
          update(ada, 3)
        },
      }),
  ],
  [
    'a later command that stands first',
    { outOfOrder: 1, answersDiffer: 2 },
    () => found({}, { kept: [kept('ada', 'a1', 3), kept('bo', 'b1', 2), kept('ada', 'a2', 4)] }),
  ],
  [
    'a step that was heard and is another one in the log',
    { takenBack: 1 },
    () =>
      found({
        second({ ada, bo }) {
          bo.sent(act('b1'))
          bo.answered(ok('b1', 3))
          update(bo, 3)
          update(ada, 3, 3, 1)
        },
      }),
  ],
  [
    'a step that was heard and is gone',
    { takenBack: 2, lost: 1 },
    () => found({}, { steps: FINAL.steps.slice(0, 3), version: 3, kept: FINAL.kept.slice(0, 2), moves: 2 }),
  ],
  [
    'a step told again after coming back',
    { heardTwice: 1 },
    () =>
      found({
        back({ bo }) {
          greet(bo)
          update(bo, 3)
        },
      }),
  ],
  ['a step told twice at once', { heardTwice: 1 }, () => found({ back: ({ ada }) => update(ada, 3) })],
  [
    'a step left out on the way',
    { gap: 1 },
    () =>
      found({
        second({ bo }) {
          bo.sent(act('b1'))
          bo.answered(ok('b1', 3))
          update(bo, 3)
        },
      }),
  ],
  [
    'a picture with a hole',
    { gap: 1 },
    () =>
      found({
        back({ bo }) {
          const log = versions(1, 3).filter(({ version }) => version !== 2)
          bo.heard({ type: 'table', table: TABLE, version: 3, log })
        },
      }),
  ],
  [
    'an older picture than she had seen',
    { wentBack: 1, stale: 1 },
    () =>
      found({
        back({ bo }) {
          greet(bo)
          picture(bo, 2)
        },
      }),
  ],
  [
    'a picture older than what another had heard before',
    { stale: 1 },
    () =>
      found({
        second({ ada, bo }) {
          bo.sent(act('b1'))
          bo.answered(ok('b1', 3))
          update(bo, 3)
          greet(ada)
          update(ada, 2, 3)
          update(ada, 3)
        },
      }),
  ],
]

describe('planted violations are found, each by its name', () => {
  test.each(PLANTED)('%s', (_, kinds, plant) => {
    expect(plant()).toEqual(kinds)
  })

  test('every kind has been planted', () => {
    const planted = new Set(PLANTED.flatMap(([, kinds]) => Object.keys(kinds)))
    expect(KINDS.filter(kind => !planted.has(kind))).toEqual([])
  })
})
