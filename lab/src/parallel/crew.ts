import { Worker } from 'node:worker_threads'
import { given } from '@grotto/kernel'

/** Threads that do tasks with the `work` of a module, each one at a time. */
export class Crew<Task, Result> {
  readonly size: number
  readonly #idle: Worker[]
  readonly #all: readonly Worker[]

  constructor(module: URL, size: number) {
    this.size = size
    const worker = () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: module.href })
    this.#all = Array.from({ length: size }, worker)
    this.#idle = [...this.#all]
  }

  /** At most `size` at a time. */
  work(task: Task): Promise<Result> {
    const worker = given(this.#idle.pop(), 'a thread that has nothing to do')
    return new Promise((done, failed) => {
      const fail = (error: Error) => failed(error)
      worker.once('error', fail)
      worker.once('message', (result: Result) => {
        worker.off('error', fail)
        this.#idle.push(worker)
        done(result)
      })
      worker.postMessage(task)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map(worker => worker.terminate()))
  }
}
