// One thread of `inParallel`: gets numbered tasks, answers with numbered results.
import { parentPort, workerData } from 'node:worker_threads'
import { given } from '@grotto/kernel'
import type { Work } from './pool.ts'

const { work } = (await import(workerData as string)) as { work: Work<unknown, unknown> }

const pool = given(parentPort, 'the pool this thread works for')
pool.on('message', async ([index, task]: [number, unknown]) => {
  pool.postMessage([index, await work(task)])
})
