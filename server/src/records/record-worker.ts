import { parentPort } from 'node:worker_threads'
import { RECORD_TASKS, type TaskName } from './record-task.ts'

export interface Asked {
  readonly number: number
  readonly task: TaskName
  readonly given: unknown
}

/** Said once, when everything is loaded: only then does a task's time run. */
export const READY = 'ready'

export type Said =
  | typeof READY
  | { readonly number: number; readonly done: unknown }
  | { readonly number: number; readonly failed: string }

const say = (said: Said): void => parentPort?.postMessage(said)

function perform({ number, task, given }: Asked): Said {
  try {
    return { number, done: RECORD_TASKS[task](given as never) }
  } catch (error) {
    return { number, failed: String(error) }
  }
}

say(READY)
parentPort?.on('message', (asked: Asked) => say(perform(asked)))
