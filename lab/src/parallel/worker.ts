// One thread of a `Crew`: gets a task, answers with its result.
import { parentPort, workerData } from 'node:worker_threads'
import { given } from '@grotto/kernel'
import type { Work } from './pool.ts'

const { work } = (await import(workerData as string)) as { work: Work<unknown, unknown> }

const crew = given(parentPort, 'the crew this thread works for')
crew.on('message', async (task: unknown) => {
  crew.postMessage(await work(task))
})
