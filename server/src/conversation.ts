import type { Answer, Command, ErrorKind } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { Roster } from './bots/roster.ts'
import { NewerRules } from './cluster/following.ts'
import { persist } from './cluster/trying.ts'
import { handlerOf } from './commands/index.ts'
import { isFullFor } from './commands/log-length.ts'
import { type Asked, type CommandOutcome, refused } from './commands/outcome.ts'
import type { Metrics } from './metrics.ts'
import type { NewTablePorts } from './new-table.ts'
import { rematch } from './rematch.ts'
import { type Live, noteVisitor, receiptName } from './tables.ts'

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
  /** Commands under way, with whoever sent the same one again meanwhile. */
  readonly #underWay = new Map<string, Give[]>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** `give` is called with the answer once what it says is on disk, before anybody else hears of it. */
  async command(person: Person, address: string, command: TableCommand, give: (answer: Answer) => void): Promise<void> {
    const name = receiptName(person.id, command.id)
    const waiting = this.#underWay.get(name)
    if (waiting) return void waiting.push(give)
    const gives = [give]
    this.#underWay.set(name, gives)
    const began = performance.now()
    const answered = (answer: Answer) => {
      this.#ports.metrics.answered(command.type, answer.result, (performance.now() - began) / 1000)
      this.#underWay.delete(name)
      for (const give of gives) give(answer)
    }
    try {
      await persist(() => this.#perform(person, address, command, name, answered))
    } catch (error) {
      // Another node can answer it: the same command will be sent there.
      if (error instanceof NewerRules) this.#underWay.delete(name)
      if (error instanceof NewerRules) throw error
      this.#ports.onFailure(command.type, error as Error)
      answered(errorAnswer(command.id, 'failed'))
    }
  }

  /**
   * Whether it was done before, on another node too, the log knows: what writes is stopped by the number of its entry if
   * something was missed, and tried again knowing more; what does not write reads on first.
   */
  async #perform(person: Person, address: string, command: TableCommand, name: string, answered: Give): Promise<void> {
    const { tables } = this.#ports
    const live = await tables.open(command.table)
    if (!live) return answered(errorAnswer(command.id, 'notFound'))
    const before = live.given.get(name)
    if (before !== undefined) return answered(JSON.parse(before) as Answer)
    noteVisitor(live, { person: person.id, address })
    const { table } = live
    const { sequence } = table
    const outcome =
      command.type === 'rematch'
        ? await rematch(this.#ports, live, person, address)
        : this.#handle(live, person, command)
    const writes = 'happened' in outcome && outcome.happened.length > 0
    if (!writes) await tables.catchUp(live)
    // What writes is checked by the log; what does not may have been decided on old ground.
    if (!writes && (live.table !== table || table.sequence !== sequence))
      return this.#perform(person, address, command, name, answered)
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
    if (isFullFor(live, person.id, command.type)) return refused('logFull')
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
