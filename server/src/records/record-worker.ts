import { type READY, serveParent } from '../process/serve-parent.ts'
import { RECORD_TASKS, type TaskName } from './record-task.ts'

export interface TaskRequest {
  readonly number: number
  readonly task: TaskName
  readonly given: unknown
}

export type TaskReply =
  | typeof READY
  | { readonly number: number; readonly done: unknown }
  | { readonly number: number; readonly failed: string }

serveParent<TaskRequest, TaskReply>(({ number, task, given }) => {
  try {
    return { number, done: RECORD_TASKS[task](given as never) }
  } catch (error) {
    return { number, failed: String(error) }
  }
})
