import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** A module that does work in pieces, in this thread or another: `export const work: Work<…>`. */
export type Work<Task, Result> = (task: Task) => Result | Promise<Result>

export interface Spread<Result = never> {
  /** Threads; 1 works in this one. By default one for each core. */
  readonly cores?: number | undefined
  readonly onDone?: (index: number, result: Result) => void
}

/**
 * Does all tasks with the `work` of a module and gives the results in the order of the tasks: who did which, and how
 * many worked, cannot be seen from them.
 */
export async function inParallel<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  { cores = availableParallelism(), onDone = () => {} }: Spread<Result> = {},
): Promise<Result[]> {
  const results: Result[] = new Array(tasks.length)
  const done = (index: number, result: Result) => {
    results[index] = result
    onDone(index, result)
  }
  if (cores === 1 || tasks.length < 2) await workHere(module, tasks, done)
  else await workInThreads(module, tasks, Math.min(cores, tasks.length), done)
  return results
}

type Done<Result> = (index: number, result: Result) => void

async function workHere<Task, Result>(module: URL, tasks: readonly Task[], done: Done<Result>): Promise<void> {
  const { work } = (await import(module.href)) as { work: Work<Task, Result> }
  for (const [index, task] of tasks.entries()) done(index, await work(task))
}

/** Every thread gets a new task when it has finished one; the first error stops them all. */
async function workInThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  threads: number,
  done: Done<Result>,
): Promise<void> {
  const queue = tasks.entries()
  const workers = Array.from({ length: threads }, () => startWorker(module))
  try {
    await Promise.all(workers.map(worker => employ(worker, queue, done)))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}

function startWorker(module: URL): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { workerData: module.href })
}

function employ<Task, Result>(worker: Worker, queue: Iterator<[number, Task]>, done: Done<Result>): Promise<void> {
  return new Promise((finish, fail) => {
    const next = () => {
      const { value, done: empty } = queue.next()
      if (empty) finish()
      else worker.postMessage(value)
    }
    worker.on('error', fail)
    worker.on('message', ([index, result]: [number, Result]) => {
      done(index, result)
      next()
    })
    next()
  })
}
