import type { Answer, Command, ErrorKind } from '@grotto/protocol'
import { type Person, PostgresStore } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import { NewerRules } from './cluster/following.ts'
import { persist } from './cluster/trying.ts'
import { handlerOf } from './commands/index.ts'
import type { Asked, CommandOutcome } from './commands/outcome.ts'
import type { Metrics } from './metrics.ts'
import type { NewTablePorts } from './new-table.ts'
import { rematch } from './rematch.ts'
import type { Live } from './tables.ts'

interface Ports extends NewTablePorts {
  readonly metrics: Metrics
  readonly onFailure: (command: string, error: Error) => void
}

type Give = (answer: Answer) => void
type TableCommand = Extract<Command, { table: string }>

export const errorAnswer = (id: string | null, error: ErrorKind): Answer => ({
  type: 'answer',
  id,
  result: 'error',
  error,
})

/** Commands that change tables: each is answered, and done once however often it is sent. */
export class Conversation {
  readonly #ports: Ports
  readonly #underWay = new Map<string, Promise<Answer>>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** `give` is called with the answer once what it says is on disk, before anybody else hears of it. */
  async command(person: Person, command: TableCommand, give: (answer: Answer) => void): Promise<void> {
    const key = `${person.id}/${command.id}`
    const first = this.#underWay.get(key)
    if (first) return give(await first)
    let resolve: (answer: Answer) => void = () => {}
    this.#underWay.set(
      key,
      new Promise(done => {
        resolve = done
      }),
    )
    const began = performance.now()
    const answered = (answer: Answer) => {
      this.#ports.metrics.answered(command.type, answer.result, (performance.now() - began) / 1000)
      this.#underWay.delete(key)
      resolve(answer)
      give(answer)
    }
    let isFirst = this.#ports.store instanceof PostgresStore
    try {
      await persist(() => {
        const trusting = isFirst
        isFirst = false
        return this.#perform(person, command, answered, trusting)
      })
    } catch (error) {
      // Another node can answer it: the same command will be sent there.
      if (error instanceof NewerRules) this.#underWay.delete(key)
      if (error instanceof NewerRules) throw error
      this.#ports.onFailure(command.type, error as Error)
      answered(errorAnswer(command.id, 'failed'))
    }
  }

  /**
   * `trusting` that it was not done before: where that is one more question to a database far away, it is asked only of
   * what comes to nothing. What writes is stopped by the key under which its answer is kept, and tried again less trusting.
   */
  async #perform(person: Person, command: TableCommand, answered: Give, trusting = false): Promise<void> {
    const { store, tables } = this.#ports
    const before = trusting ? undefined : await store.answer(person.id, command.id)
    if (before) return answered(before as unknown as Answer)
    const live = await tables.open(command.table)
    if (!live)
      return trusting ? this.#perform(person, command, answered) : answered(errorAnswer(command.id, 'notFound'))
    const { table } = live
    const { sequence } = table
    const outcome =
      command.type === 'rematch' ? await rematch(this.#ports, live, person) : this.#handle(live, person, command)
    const writes = 'happened' in outcome && outcome.happened.length > 0
    if (!writes && trusting) return this.#perform(person, command, answered)
    if (!writes) await tables.catchUp(live)
    // What writes is checked by the log; what does not may have been decided on old ground.
    if (!writes && (live.table !== table || table.sequence !== sequence))
      return this.#perform(person, command, answered)
    if ('error' in outcome) return answered(errorAnswer(command.id, outcome.error))
    if ('refusal' in outcome)
      return answered({ type: 'answer', id: command.id, result: 'refused', refusal: outcome.refusal } as Answer)
    const answer = okAnswer(command.id, live, outcome)
    if (outcome.happened.length === 0) return answered(answer)
    const give = () => answered(answer)
    await tables.commit(live, outcome.happened, { person: person.id, command: command.id, answer, give })
  }

  #handle(live: Live, person: Person, command: TableCommand): CommandOutcome {
    const { clock, roster, tables } = this.#ports
    const handler = handlerOf(command.type)
    if (!handler) return { error: 'malformed' }
    try {
      return handler(asking(live, person, clock.now(), roster), command)
    } catch (error) {
      tables.forget(live, error as Error)
      throw error
    }
  }
}

/** After so many milliseconds of absence others may ask for a bot. */
const AWAY_AFTER = 600_000

export function asking(live: Live, person: Person, now: number, roster: Roster): Asked {
  const here = (id: string) => [...live.watchers].find(watcher => watcher.person === id)?.name
  const watching = (id: string) => here(id) ?? live.elsewhere.get(id)
  return {
    table: live.table,
    person,
    now,
    roster,
    isAway: id => watching(id) === undefined && now - (live.leftAt.get(id) ?? live.loadedAt) >= AWAY_AFTER,
    watcherName: watching,
  }
}

function okAnswer(id: string, { table }: Live, outcome: Extract<CommandOutcome, { happened: unknown }>): Answer {
  const { seat, table: other } = outcome
  return {
    type: 'answer',
    id,
    result: 'ok',
    version: table.version,
    ...(seat === undefined ? {} : { seat }),
    ...(other === undefined ? {} : { table: other }),
  }
}
