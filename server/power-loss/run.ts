import { join } from 'node:path'
import { fastChance } from '@grotto/kernel'
import { type Fault, WatchedFolder } from '@grotto/storage/test-kit/disk'
import type { Told } from './told.ts'
import { Expected, problemsIn, tracesIn } from './verify.ts'

const WORKLOAD = join(import.meta.dirname, 'workload.ts')

export interface PowerLoss {
  readonly cuts: number
  readonly moves: number
  readonly seed: string
}

export interface PowerLossReport {
  readonly cuts: number
  /** Calls to the disk that were written down, and things that were told. */
  readonly calls: number
  readonly told: number
  readonly problems: readonly string[]
}

/** How the lives of one folder end: killed, by a sync that fails, in the middle of a write, closed. */
const ENDS: readonly { readonly end: 'closed' | 'killed'; readonly fault?: (chance: Chance) => Fault }[] = [
  { end: 'killed' },
  { end: 'closed', fault: below => onLog({ call: 'sync', first: 20 + below(40) }) },
  { end: 'closed', fault: below => onLog({ call: 'write', first: 200 + below(500), how: 'kill' }) },
  { end: 'closed' },
]
const onLog = (fault: Pick<Fault, 'call' | 'first' | 'how'>): Fault => ({
  suffix: '-wal',
  error: 'EIO',
  count: 1,
  ...fault,
})
type Chance = (below: number) => number

/** Several lives of a server on one folder; then the power goes at many moments of all of them. */
export async function losePower({ cuts, moves, seed }: PowerLoss): Promise<PowerLossReport> {
  const random = fastChance(`power loss/${seed}`)
  const chance: Chance = below => random('cut', below)
  const watched = new WatchedFolder()
  try {
    for (const { end, fault } of ENDS) watched.run(WORKLOAD, [String(moves), end], fault?.(chance))
    const [problems, expected] = [[] as string[], new Expected()]
    const whole = new Expected()
    for (const what of watched.told()) whole.take(what as Told)
    problems.push(...tracesIn(watched.data, whole), ...(await problemsIn(watched.data, whole)))
    let taken = 0
    for (const { number, told, folder } of watched.cuts(cuts, chance)) {
      for (; taken < told.length; taken++) expected.take(told[taken] as Told)
      const found = await problemsIn(folder, expected).catch(error => [(error as Error).message])
      problems.push(...found.map(problem => `cut ${number}: ${problem}`))
    }
    return { cuts, calls: watched.records().length - taken, told: taken, problems }
  } finally {
    watched.remove()
  }
}
