import type { Violation } from './check.ts'
import type { FinalRecord } from './final-record.ts'
import { type AtTable, type HeardStep, type Moment, textOf } from './history.ts'

type Hearing = Extract<Moment, { type: 'picture' | 'update' }>

/** What was promised about pictures and updates: nothing taken back, told twice, left out, or older than what is known. */
export function checkHearing(histories: readonly AtTable[], final: FinalRecord): Violation[] {
  const heardByAll = highestHeard(histories)
  return histories.flatMap(history => new Listener(history, final, heardByAll).violations)
}

/** A moment in which somebody heard a higher version of the table than anybody before. */
interface Higher {
  readonly order: number
  readonly version: number
}

function highestHeard(histories: readonly AtTable[]): Higher[] {
  const all = histories.flatMap(({ moments }) => moments.filter(isHearing)).sort((a, b) => a.order - b.order)
  const steps: Higher[] = []
  for (const { order, version } of all) if (version > (steps.at(-1)?.version ?? -1)) steps.push({ order, version })
  return steps
}

const isHearing = (moment: Moment): moment is Hearing => moment.type === 'picture' || moment.type === 'update'

/** One person, listening to one table. */
class Listener {
  readonly violations: Violation[] = []
  readonly #person: string
  readonly #final: FinalRecord
  readonly #digests: ReadonlyMap<number, string>
  readonly #heardByAll: readonly Higher[]
  #known = -1
  /** When she last asked for a picture and has not yet got it. */
  #asked: number | undefined

  constructor({ person, moments }: AtTable, final: FinalRecord, heardByAll: readonly Higher[]) {
    this.#person = person
    this.#final = final
    this.#digests = new Map(final.steps.map(({ version, digest }) => [version, digest]))
    this.#heardByAll = heardByAll
    for (const moment of moments) {
      if (moment.type === 'greeted') this.#asked = moment.order
      if (isHearing(moment)) this.#hear(moment)
    }
  }

  #found(kind: Violation['kind'], about: string): void {
    this.violations.push({ kind, table: this.#final.table, person: this.#person, about })
  }

  #hear({ type, version, steps }: Hearing): void {
    if (version < this.#known) this.#found('wentBack', `${version} after ${this.#known}`)
    this.#compareWithOthers(version)
    for (const step of steps) this.#compare(step)
    if (type === 'update') this.#compareWithKnown(version, steps)
    else this.#checkTail(version, steps)
    this.#known = Math.max(version, this.#known)
  }

  /** The first news after a greeting is at least what anybody had heard before it. */
  #compareWithOthers(version: number): void {
    const asked = this.#asked
    this.#asked = undefined
    if (asked === undefined) return
    const others = this.#heardByAll.findLast(({ order }) => order < asked)
    if (others && version < others.version) this.#found('stale', `${version} while others knew ${others.version}`)
  }

  #compare({ version, digest }: HeardStep): void {
    const kept = this.#digests.get(version)
    if (kept === digest) return
    this.#found('takenBack', `step ${version}: heard ${textOf(digest)}, the log says ${textOf(kept)}`)
  }

  /** Just the steps after what she knew. */
  #compareWithKnown(version: number, steps: readonly HeardStep[]): void {
    const heard = new Set<number>()
    for (const step of steps) {
      if (step.version <= this.#known || heard.has(step.version)) this.#found('heardTwice', `step ${step.version}`)
      heard.add(step.version)
    }
    this.#missing(heard, this.#known, version)
  }

  /** A picture shows the last steps, without one left out. */
  #checkTail(version: number, steps: readonly HeardStep[]): void {
    const heard = new Set(steps.map(step => step.version))
    if (heard.size < steps.length) this.#found('heardTwice', `in the picture of ${version}`)
    if (steps.length > 0) this.#missing(heard, steps[0]!.version - 1, version)
  }

  #missing(heard: ReadonlySet<number>, after: number, upTo: number): void {
    for (const { version } of this.#final.steps)
      if (version > after && version <= upTo && !heard.has(version)) this.#found('gap', `step ${version}`)
  }
}
