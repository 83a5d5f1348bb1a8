import { given } from '@grotto/kernel'
import type { Answer, Command } from '@grotto/protocol'
import type { Person } from '@grotto/storage'
import type { Roster } from '../bots/roster.ts'
import type { Visitor } from '../budgets/budgets.ts'
import { type ForwardedCommand, type Forwarding, isForwardable } from '../cluster/forwarding.ts'
import { NewerRules } from '../cluster/log-follower.ts'
import { retry } from '../cluster/retry.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { bringsWords, unheard } from '../moderation/words.ts'
import { isReviewing } from '../reviews/review.ts'
import { mayLook } from '../table/may-look.ts'
import type { NewTablePorts } from '../tables/new-table.ts'
import { rematch } from '../tables/rematch.ts'
import { isHere, type LoadedTable, noteCall, noteVisitor, type PendingReceipt, receiptName } from '../tables/tables.ts'
import { answered, errorAnswer } from './answers.ts'
import { handlerOf } from './index.ts'
import { isFullFor } from './log-length.ts'
import { type CommandContext, type CommandOutcome, refused } from './outcome.ts'
import { answerAgain, idReused, keptAnswer, printOf } from './receipts.ts'
import { unwelcome } from './unwelcome.ts'

interface Ports extends NewTablePorts {
  /** Where several nodes share a store. */
  readonly forwarding: Forwarding | undefined
  readonly metrics: Metrics
  /** An operator lets nobody read what she writes. */
  readonly isSilenced: (visitor: Visitor) => boolean
  readonly onFailure: (command: string, error: Error) => void
}

type Give = (answer: Answer) => void
/** What a command is known by: who sent it under which id, and what it asks for. */
interface KnownBy {
  readonly name: string
  readonly print: string
}
export type TableCommand = Extract<Command, { table: string }>

/** Commands that change tables: each is answered, and done once however often it is sent. */
export class CommandRunner {
  readonly #ports: Ports
  /** Commands under way, with whoever sent the same one again meanwhile. */
  readonly #underWay = new Map<string, { readonly print: string; readonly gives: Give[] }>()

  /** Commands of other nodes under way. */
  readonly #tried = new Map<string, Promise<boolean>>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** `give` is called with the answer once what it says is on disk, before anybody else hears of it. */
  async run(person: Person, address: string, command: TableCommand, give: (answer: Answer) => void): Promise<void> {
    const name = receiptName(person.id, command.id)
    const print = printOf(command)
    const waiting = this.#underWay.get(name)
    if (waiting) return void (waiting.print === print ? waiting.gives.push(give) : give(idReused(command.id)))
    const why = bringsWords(command) ? unheard(this.#ports, { person: person.id, address }) : undefined
    if (why) return give(answered(command.id, why))
    const gives = [give]
    this.#underWay.set(name, { print, gives })
    const began = performance.now()
    const answerAll = (answer: Answer) => {
      this.#ports.metrics.answered(command.type, answer.result, (performance.now() - began) / 1000)
      this.#underWay.delete(name)
      for (const give of gives) give(answer)
    }
    try {
      if (isListing(command) && !(await this.#ports.publicTables.take(address, command.table)))
        return answerAll(answered(command.id, refused('tooManyPublic')))
      const known = { name, print }
      await retry(() =>
        this.#ports.forwarding
          ? this.#attempt(person, address, command, known, answerAll)
          : this.#perform(person, address, command, known, answerAll),
      )
    } catch (error) {
      // Another node can answer it: the same command will be sent there.
      if (error instanceof NewerRules) this.#underWay.delete(name)
      if (error instanceof NewerRules) throw error
      this.#ports.onFailure(command.type, error as Error)
      answerAll(errorAnswer(command.id, 'failed'))
    }
  }

  async #attempt(person: Person, address: string, command: TableCommand, known: KnownBy, give: Give): Promise<void> {
    if (await this.#isDoneElsewhere(person, address, command, known, give)) return
    await this.#perform(person, address, command, known, give)
  }

  /**
   * Whether it was done before, on another node too, the log knows: what writes is stopped by the number of its entry if
   * something was missed, and tried again knowing more; what does not write reads on first.
   */
  async #perform(person: Person, address: string, command: TableCommand, known: KnownBy, give: Give): Promise<void> {
    const { tables } = this.#ports
    const loaded = tables.openAtOnce(command.table) ?? (await tables.open(command.table))
    if (!loaded) return give(errorAnswer(command.id, 'notFound'))
    const before = loaded.receipts.get(known.name)
    if (before !== undefined) return give(answerAgain(before, command.id, known.print))
    if (isClosedTo(loaded, person, command)) await tables.catchUp(loaded)
    if (isClosedTo(loaded, person, command)) return give(errorAnswer(command.id, 'notAllowed'))
    const { table } = loaded
    const { sequence } = table
    const asked = unwelcome(this.#ports.store, table, person.id, command)
    const reason = asked && (await asked)
    // Somebody may have sat down while the store was asked: those two would sit together.
    if (asked && (loaded.table !== table || table.sequence !== sequence))
      return this.#perform(person, address, command, known, give)
    if (reason) return give(answered(command.id, refused(reason)))
    this.#note(loaded, person, address)
    const outcome =
      command.type === 'rematch'
        ? await rematch(this.#ports, loaded, person, address)
        : this.#handle(loaded, person, command)
    const writes = 'applied' in outcome && outcome.applied.length > 0
    if (!writes) await tables.catchUp(loaded)
    // What writes is checked by the log; what does not may have been decided on old ground.
    if (!writes && (loaded.table !== table || table.sequence !== sequence))
      return this.#perform(person, address, command, known, give)
    if ('error' in outcome) return give(errorAnswer(command.id, outcome.error))
    if ('refusal' in outcome) return give(answered(command.id, outcome))
    const answer = okAnswer(command.id, loaded, outcome)
    if (outcome.applied.length === 0) return give(answer)
    await tables.commit(
      loaded,
      outcome.applied,
      receiptOf(person, answer, known.print, () => give(answer)),
    )
  }

  #note(loaded: LoadedTable, person: Person, address: string): void {
    noteVisitor(loaded, { person: person.id, address })
    noteCall(loaded, person.id, this.#ports.clock.now())
  }

  /** Whether the node that writes to the table has done it, and it was answered. */
  async #isDoneElsewhere(
    person: Person,
    address: string,
    command: TableCommand,
    known: KnownBy,
    give: Give,
  ): Promise<boolean> {
    const { tables, forwarding } = this.#ports
    if (!forwarding) return false
    await this.#tried.get(known.name)
    const loaded = tables.atHand(command.table)
    const writer = loaded && tables.writerOf(loaded)
    if (!writer || !isForwardable(command) || loaded.receipts.has(known.name)) return false
    this.#note(loaded, person, address)
    const giveKept = (receipt: string) => give(answerAgain(receipt, command.id, known.print))
    return forwarding.forward(writer, { person, command, print: known.print, reach: loaded.committed }, giveKept)
  }

  /** A command that another node has forwarded: done as things stand here, or not at all. Whether the log has it. */
  async tryOnce(forwarded: ForwardedCommand): Promise<boolean> {
    const name = receiptName(forwarded.person.id, forwarded.command.id)
    if (this.#underWay.has(name) || this.#tried.has(name)) return false
    const tried = this.#try(forwarded, name)
    this.#tried.set(name, tried)
    return tried.finally(() => this.#tried.delete(name))
  }

  async #try({ person, command, print, reach }: ForwardedCommand, name: string): Promise<boolean> {
    const { tables, store, clock } = this.#ports
    const loaded = tables.atHand(command.table)
    if (!loaded) return false
    loaded.usedAt = clock.now()
    try {
      const { table } = loaded
      const { sequence } = table
      if (isClosedTo(loaded, person, command)) return false
      const asked = unwelcome(store, table, person.id, command)
      if (asked && ((await asked) || loaded.table !== table || table.sequence !== sequence)) return false
      if (!isFresh(loaded, reach) || loaded.receipts.has(name)) return false
      const outcome = this.#handle(loaded, person, command)
      if (!('applied' in outcome) || outcome.applied.length === 0) return false
      const receipt = receiptOf(person, okAnswer(command.id, loaded, outcome), print, () => {})
      await tables.commit(loaded, outcome.applied, receipt)
      return true
    } catch {
      // Whoever forwarded it does it, and says what is wrong.
      return false
    }
  }

  #handle(loaded: LoadedTable, person: Person, command: TableCommand): CommandOutcome {
    const { clock, roster, tables } = this.#ports
    if (isFullFor(loaded, person.id, command.type)) return refused('logFull')
    const handler = handlerOf(command.type)
    if (!handler) return { error: 'malformed' }
    tables.beforeChange(loaded)
    try {
      return handler(commandContext(loaded, person, clock.now(), roster), command)
    } catch (error) {
      tables.unload(loaded, error as Error)
      throw error
    }
  }
}

/** Whether it makes a table public; one that is so already counts once. */
const isListing = (command: TableCommand): boolean =>
  command.type === 'configure' && command.settings?.visibility === 'public'

/** What was forwarded is declined when so much has happened since: its sender will have done it by then, or been refused. */
const ENTRIES_SINCE = 16

const isFresh = ({ committed, broken, diverged, reloading }: LoadedTable, reach: number): boolean =>
  !broken && !diverged && !reloading && committed - reach <= ENTRIES_SINCE

/** After so many milliseconds of absence others may ask for a bot. */
const AWAY_AFTER = 600_000

export function commandContext(loaded: LoadedTable, person: Person, now: number, roster: Roster): CommandContext {
  const here = (id: string) => [...loaded.watchers].find(watcher => watcher.person === id)?.name
  const watching = (id: string) => here(id) ?? loaded.elsewhere.get(id)
  return {
    table: loaded.table,
    person,
    now,
    roster,
    isAway: id => watching(id) === undefined && now - (loaded.leftAt.get(id) ?? loaded.loadedAt) >= AWAY_AFTER,
    watcherName: watching,
    isHere: id => isHere(loaded, id, now),
    isReviewing: id => isReviewing(loaded, id),
  }
}

/** What is closed to somebody tells her nothing, not even by a refusal. */
const isClosedTo = (loaded: LoadedTable, { id }: Person, { type }: TableCommand): boolean =>
  !mayLook(loaded.table, id) && !(FOR_REVIEWERS.has(type) && isReviewing(loaded, id))

/** All that the code of a review is good for. */
const FOR_REVIEWERS: ReadonlySet<string> = new Set<TableCommand['type']>(['annotate', 'unannotate'])

const receiptOf = (person: Person, answer: Answer, print: string, give: () => void): PendingReceipt => ({
  person: person.id,
  command: given(answer.id, 'id of a command'),
  answer: keptAnswer(answer, print),
  give,
})

function okAnswer(id: string, { table }: LoadedTable, outcome: Extract<CommandOutcome, { applied: unknown }>): Answer {
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
