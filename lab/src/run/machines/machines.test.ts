import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RealPostgres, realPostgres } from '@grotto/storage/test-kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UsageError } from '../../usage-error.ts'
import { prepare } from '../prepare.ts'
import { openResults } from '../results-file.ts'
import { onCores, type PlayTasks, run } from '../run.ts'
import { onMachines, runNameFor } from './coordinate.ts'
import { help } from './help.ts'
import { RunQueue, type Taken } from './run-queue.ts'

const PREPARED = prepare(
  {
    game: 'diamant',
    games: 130,
    seed: 'machines',
    options: { players: 3 },
    cells: [{ name: 'as printed' }, { name: 'few', options: { relics: 0 }, bots: ['hand:8'] }],
    measures: ['won', 'mean'],
  },
  'machines.json',
)
const RUN = runNameFor(PREPARED.tables, 'somewhere')
const folder = mkdtempSync(join(tmpdir(), 'grotto-'))
let files = 0

async function bytesOf(play: PlayTasks, prepared = PREPARED): Promise<string> {
  const file = join(folder, `${++files}.csv`)
  await run(prepared, openResults(file, prepared.columns), play)
  return readFileSync(file, 'utf8')
}

let postgres: RealPostgres
let database = ''
let alone = ''
beforeAll(async () => {
  postgres = await realPostgres()
  alone = await bytesOf(onCores(1))
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  database = await postgres.freshDatabase()
})

const helping = (signal: AbortSignal, lines: string[] = []) =>
  help({ database, cores: 1, once: false, signal, say: line => lines.push(line) })

/** The first task that is to be had once the run has begun. */
async function firstTask(queue: RunQueue): Promise<Taken> {
  for (;;) {
    const taken = await queue.take(RUN)
    if (taken) return taken
    await new Promise(done => setTimeout(done, 5))
  }
}

test('two machines that help bring the same bytes as one that plays alone', async () => {
  const ending = new AbortController()
  const helpers = [helping(ending.signal), helping(ending.signal)]
  // They are there before there is anything to do.
  await Promise.race([...helpers, new Promise(done => setTimeout(done, 1_500))])
  const longer = { ...PREPARED, games: 1_000 }
  expect(await bytesOf(onMachines(database, RUN, 1), longer)).toBe(await bytesOf(onCores(2), longer))
  ending.abort()
  const played = await Promise.all(helpers)
  expect(played.reduce((sum, games) => sum + games, 0)).toBeGreaterThan(0)
  const queue = await RunQueue.open(database)
  expect(await queue.runs()).toEqual([])
  await queue.close()
})

test('a run ends though a machine takes tasks and is never heard of again', async () => {
  const queue = await RunQueue.open(database)
  const running = bytesOf(onMachines(database, RUN, 1))
  const taken = await firstTask(queue)
  await queue.take(RUN)
  expect(await running).toBe(alone)
  // It comes back when all is over: nothing is left to bring it to.
  await queue.done(taken, [])
  await queue.failed(taken, 'late')
  await queue.close()
})

test('what is not of this run, or not whole, is not believed', async () => {
  const queue = await RunQueue.open(database)
  const running = bytesOf(onMachines(database, RUN, 1))
  const taken = await firstTask(queue)
  await queue.done(taken, [{ won: 7 }])
  const { index } = taken.task
  for (const task of [
    { ...taken.task, key: 'of another' },
    { ...taken.task, index: 999 },
  ])
    await queue.done({ ...taken, task }, Array(20).fill({ won: index }))
  expect(await running).toBe(alone)
  await queue.close()
})

test('a machine with other rules or bots leaves a run to others, and says so once', async () => {
  const queue = await RunQueue.open(database)
  const { batch } = { batch: { game: 'diamant', options: PREPARED.tables[0]!.options, bots: ['hand:8'], seed: 's' } }
  const task = { index: 0, name: 'as printed', key: '0123456789ab', batch: { ...batch, from: 0, to: 2 } }
  await queue.begin('other', [task, { ...task, index: 1 }, { ...task, index: 2, batch: { nonsense: 1 } as never }])
  const lines: string[] = []
  const games = await help({
    database,
    cores: 1,
    once: true,
    signal: new AbortController().signal,
    say: l => lines.push(l),
  })
  expect([games, lines]).toEqual([0, ['run other is left to others: its rules or bots have other versions here']])
  expect(await queue.take('other')).toBeDefined()
  await queue.close()
})

test('a run that was killed leaves nothing that its next life stumbles over', async () => {
  const queue = await RunQueue.open(database)
  await queue.begin(RUN, [{ index: 5, name: 'old', key: 'old', batch: { nonsense: 1 } as never }])
  expect(await bytesOf(onMachines(database, RUN, 2))).toBe(alone)
  expect(await queue.runs()).toEqual([])
  await queue.close()
})

test('a database that is not there is said in a sentence', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  await expect(bytesOf(onMachines(nowhere, RUN, 1))).rejects.toThrow(UsageError)
})
