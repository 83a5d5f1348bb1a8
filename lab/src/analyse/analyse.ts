import { type Analysis, type Closeness, type Course, type Looked, sumUp } from '@grotto/bots/analysis'
import type { GameRecord, GameTypes } from '@grotto/kernel'
import { inParallel, type Spread } from '../parallel/pool.ts'
import { progressBar } from '../progress.ts'
import type { Task } from './batch.ts'

/** Looks at every moment of a record; the figures of a seed are the same whatever the number of cores. */
export async function analyse(
  course: Course<GameTypes>,
  record: GameRecord,
  closeness: Closeness,
  cores?: Spread['cores'],
): Promise<Analysis> {
  const tasks = course.moments.map((_, moment): Task => ({ record, moment, ...closeness }))
  const bar = progressBar(tasks.length, 'decisions')
  const looked = await inParallel<Task, Looked>(new URL('./batch.ts', import.meta.url), tasks, {
    cores,
    onDone: () => bar.advance(1),
  })
  bar.stop()
  return sumUp(course, looked)
}
