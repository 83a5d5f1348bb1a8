import { availableParallelism } from 'node:os'
import { Crew } from './crew.ts'

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
  const crew = new Crew<Task, Result>(module, threads)
  const takeTurns = async () => {
    for (const [index, task] of queue) done(index, await crew.work(task))
  }
  try {
    await Promise.all(Array.from({ length: threads }, takeTurns))
  } finally {
    await crew.close()
  }
}
