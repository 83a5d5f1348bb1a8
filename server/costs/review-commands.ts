import { Line, Marks, type ReviewLink } from '@grotto/protocol'
import type { Client } from '../test-kit/client.ts'
import type { Case } from './commands.ts'
import type { World } from './world.ts'

type ReviewType =
  | 'shadow'
  | 'allowShadow'
  | 'attend'
  | 'joinReview'
  | 'leaveReview'
  | 'show'
  | 'handLead'
  | 'annotate'
  | 'unannotate'

/** As long as its check allows. */
const STEP = { seat: 0, action: { type: 'x'.repeat(18) }, chance: [1] }
export const LONGEST_LINE: readonly [typeof Line, Line] = [Line, Array.from({ length: 60 }, () => STEP)]

const SPOT = { x: -12, y: 120 }
export const LONGEST_MARKS = [Marks, Array.from({ length: 16 }, () => ({ at: SPOT, to: SPOT }))] as const

async function codeOf({ host, finished }: World): Promise<string> {
  return ((await host.http('POST', `/api/tables/${finished}/review`)) as ReviewLink).review
}

/** As many as watch the longest game look at a finished one; the host came first. */
async function gathered(world: World): Promise<Client> {
  const { host, people, onlookers } = world
  const review = await codeOf(world)
  await host.ok({ type: 'joinReview', review })
  for (const each of [...people.slice(1), ...onlookers.slice(0, 40)]) await each.say({ type: 'joinReview', review })
  return host
}

/** Not measured on a quiet machine yet; the budgets are those of the commands beside them. */
export const REVIEW_COMMANDS: Readonly<Record<ReviewType, Case>> = {
  shadow: {
    cpu: 15,
    heap: 500,
    said: async ({ onlookers, long }) => [
      { by: onlookers[2]!, fields: { table: long, seat: 1 } },
      { by: onlookers[2]!, fields: { table: long, seat: null } },
    ],
  },
  allowShadow: {
    cpu: 15,
    heap: 500,
    async said({ people, onlookers, long }) {
      await onlookers[3]!.ok({ type: 'shadow', table: long, seat: 1 })
      return [{ by: people[1]!, fields: { table: long, person: onlookers[3]!.id, allowed: true } }]
    },
  },
  attend: { cpu: 12, heap: 500, said: async ({ people, long }) => [{ by: people[1]!, fields: { table: long } }] },
  joinReview: {
    cpu: 40,
    heap: 1_000,
    async said(world) {
      await gathered(world)
      const review = await codeOf(world)
      return [
        { by: world.onlookers[0]!, fields: { review } },
        { by: world.onlookers[0]!, fields: {} },
      ]
    },
  },
  leaveReview: {
    cpu: 20,
    heap: 500,
    async said(world) {
      await gathered(world)
      return [{ by: world.onlookers[1]!, fields: { table: world.finished } }]
    },
  },
  show: {
    cpu: 40,
    heap: 500,
    async said(world) {
      const by = await gathered(world)
      return [
        { by, fields: { table: world.finished, move: 3 } },
        { by, fields: { table: world.finished, move: 3, line: undefined } },
      ]
    },
  },
  handLead: {
    cpu: 20,
    heap: 500,
    async said(world) {
      const by = await gathered(world)
      return [{ by, fields: { table: world.finished, to: by.id } }]
    },
  },
  annotate: {
    cpu: 40,
    heap: 800,
    async said(world) {
      const by = await gathered(world)
      return [{ by, fields: { table: world.finished, move: 3 } }]
    },
  },
  unannotate: {
    cpu: 40,
    heap: 800,
    async said(world) {
      const by = await gathered(world)
      await by.ok({ type: 'annotate', table: world.finished, move: 1, text: 'x' })
      return [{ by, fields: { table: world.finished, annotation: 1 } }]
    },
  },
}
