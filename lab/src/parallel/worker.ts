// One thread of `inParallel`: gets numbered tasks, answers with numbered results.
import { parentPort, workerData } from 'node:worker_threads'
import type { Work } from './pool.ts'

const { work } = (await import(workerData as string)) as { work: Work<unknown, unknown> }

parentPort!.on('message', async ([index, task]: [number, unknown]) => {
  parentPort!.postMessage([index, await work(task)])
})
