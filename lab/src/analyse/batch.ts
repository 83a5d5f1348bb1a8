import { type Closeness, type Course, courseOf, type Looked, lookAt } from '@grotto/bots/analysis'
import type { GameRecord, GameTypes } from '@grotto/kernel'
import { labGameOf } from '../games/lab-games.ts'
import type { Work } from '../parallel/pool.ts'

/** One moment of a record to look at. */
export interface Task extends Closeness {
  readonly record: GameRecord
  readonly moment: number
}

/** The record a thread looked at last, replayed: all its tasks are about one. */
let known: { readonly text: string; readonly course: Course<GameTypes> } | undefined

function courseFor(record: GameRecord): Course<GameTypes> {
  const text = JSON.stringify(record.entries)
  known = known?.text === text ? known : { text, course: courseOf(labGameOf(record.game).game, record) }
  return known.course
}

export const work: Work<Task, Looked> = ({ record, moment, futures, seed }) =>
  lookAt(courseFor(record), moment, { futures, seed })
