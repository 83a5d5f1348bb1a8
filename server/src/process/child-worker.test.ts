import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Chore } from '../../test-kit/workers/any-worker.ts'
import { ChildWorker, WorkerEnded } from './child-worker.ts'

const kit = (name: string) => new URL(`../../test-kit/workers/${name}.ts`, import.meta.url)

async function ready(): Promise<ChildWorker<unknown>> {
  const worker = new ChildWorker<unknown>(kit('any-worker'), 64)
  expect(await once(worker, 'message')).toEqual(['ready'])
  return worker
}
const ask = (worker: ChildWorker<unknown>, chore: Chore) => worker.postMessage({ chore })
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a worker that eats all memory ends alone, and its last words are known', async () => {
  const worker = await ready()
  ask(worker, 'hunger')
  const [error] = await once(worker, 'error').catch(error => [error])
  expect(error).toBeInstanceOf(WorkerEnded)
  expect(error.message).toMatch(/heap|memory/i)
})

test('a worker is ended in the middle of what never ends, without a word', async () => {
  const worker = await ready()
  const errors: Error[] = []
  worker.on('error', error => errors.push(error))
  ask(worker, 'forever')
  await worker.terminate()
  await worker.terminate()
  ask(worker, 'echo')
  await new Promise(setImmediate)
  expect(errors).toEqual([])
})

test('what cannot be sent is an error of the worker, not of whoever sends', async () => {
  const worker = await ready()
  worker.postMessage({ chore: () => {} })
  const [error] = await once(worker, 'error').catch(error => [error])
  expect(error.message).toMatch(/clone/)
})

test('whoever waits for the end of a worker does not end before, though the worker alone would not keep her', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(kit('any-parent')), 'close'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  parent.stdout.on('data', text => {
    said += text
  })
  await once(parent, 'close')
  expect(said).toBe('closed\n')
})

test('a worker outlives the signals of its group, and ends with the server, even one that was killed', async () => {
  const parent = spawn(process.execPath, [fileURLToPath(kit('any-parent'))], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = Number(String(await once(parent.stdout, 'data')))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
  await new Promise(done => setTimeout(done, 100))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a worker stands back behind the event loop', async () => {
  const worker = await ready()
  ask(worker, 'pid')
  const [pid] = (await once(worker, 'message')) as [number]
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
  await worker.terminate()
})
