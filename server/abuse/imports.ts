import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { ChildServer } from '../test-kit/child-server.ts'
import { Client } from '../test-kit/client.ts'
import { longRecord } from '../test-kit/long-record.ts'

/**
 * node tools/launch.mjs run server/abuse/imports.ts
 * How long `/healthz` takes while somebody brings hostile records for ten seconds, four at a time and without limits:
 * the largest that is taken, longer ones, crowds, nothing but steps back, nesting. The aim is 100 ms at the most. Who
 * sends is a thread of its own, so that only the server is measured.
 */
const SECONDS = 10
const AT_A_TIME = 4
const PAUSE_MS = 5

const undosOf = (count: number, from: number) =>
  Array.from({ length: count }, (_, i) => ({ type: 'undo', seat: 0, at: 0, to: from - 2 - i }))

function hostileRecords(): string[] {
  const record = longRecord({ entries: 1_000, undos: 10 })
  const { entries } = record
  const nested = `${'['.repeat(9_000)}${']'.repeat(9_000)}`
  return [
    JSON.stringify(longRecord({ entries: 4_000, undos: 300 })),
    JSON.stringify({ ...record, sitters: Array.from({ length: 30_000 }, () => ({ name: 'x' })) }),
    JSON.stringify({ ...record, entries: [...entries, ...undosOf(1_200, entries.length)], hashes: undefined }),
    JSON.stringify({ ...record, entries: [entries[0], ...Array(4).fill(entries.slice(1)).flat()], hashes: undefined }),
    JSON.stringify({ ...record, from: 'HERE' }).replace('"HERE"', nested),
  ]
}

async function besiege(address: string, cookie: string): Promise<void> {
  const records = hostileRecords()
  const headers = { 'content-type': 'application/json', cookie }
  const until = performance.now() + SECONDS * 1000
  const statuses: Record<number, number> = {}
  const sendOn = async (first: number) => {
    for (let i = first; performance.now() < until; i++) {
      const body = records[i % records.length]!
      const response = await fetch(`${address}/api/records`, { method: 'POST', headers, body })
      await response.arrayBuffer()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, (_, first) => sendOn(first)))
  console.log('records answered, by status:', JSON.stringify(statuses))
}

const pause = () => new Promise(done => setTimeout(done, PAUSE_MS))

async function health(address: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (; !isOver(); await pause()) {
    const began = performance.now()
    await (await fetch(`${address}/healthz`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

const said = (times: readonly number[]): string =>
  [0.5, 0.99, 1].map(share => times[Math.ceil(share * times.length) - 1]!.toFixed(1)).join(', ')

async function measure(): Promise<void> {
  const server = new ChildServer({ GROTTO_LOG: 'silent' })
  await server.start()
  const { cookie } = await Client.arrive(server.address, 'Mallory', 'Mallory')
  const before = performance.now() + 2_000
  console.log(
    'in peace, p50, p99 and longest ms:',
    said(await health(server.address, () => performance.now() > before)),
  )
  let over = false
  const attacker = new Worker(new URL(import.meta.url), { workerData: { address: server.address, cookie } })
  attacker.once('exit', () => {
    over = true
  })
  const times = await health(server.address, () => over)
  console.log(`under siege, ${times.length} times asked:`, said(times))
  await server.remove()
}

if (isMainThread) await measure()
else await besiege(workerData.address, workerData.cookie)
