import type { Roster } from '../bots/roster.ts'
import type { Visitor } from '../budgets/budgets.ts'
import type { Clock } from '../process/clock.ts'
import { finishedGame } from '../table/record.ts'
import { isSealed } from '../table/sealed.ts'
import type { Table } from '../table/table.ts'
import type { ReadImport } from './read-import.ts'
import { RecordProcess } from './record-process.ts'
import { TextCache } from './text-cache.ts'

const CACHE_BYTES = 32_000_000

/** Records of finished games, out and in. One that was asked for is at hand when it is asked for again. */
export class Records {
  readonly #versionOf: Roster['versionOf']
  readonly #clock: Pick<Clock, 'now'>
  readonly #process: RecordProcess
  readonly #written = new TextCache(CACHE_BYTES)
  readonly #beingWritten = new Map<string, Promise<string>>()

  constructor({ versionOf }: Pick<Roster, 'versionOf'>, clock: Pick<Clock, 'now'>, process = new RecordProcess()) {
    this.#versionOf = versionOf
    this.#clock = clock
    this.#process = process
  }

  /**
   * The record of a finished game, as JSON. What happens afterwards at its table (a new name, say) makes it another one,
   * and so does the end of a day or of a tournament: from then on it holds its seeds.
   */
  async of(table: Table, visitor: Visitor): Promise<string> {
    const name = `${table.id} ${table.sequence} ${isSealed(table, this.#clock.now()) ? 'sealed' : 'open'}`
    // Of another address it may wait behind much else.
    const request = `${name} ${visitor.address}`
    return this.#written.get(name) ?? this.#beingWritten.get(request) ?? this.#write(name, request, table, visitor)
  }

  async #write(name: string, request: string, table: Table, visitor: Visitor): Promise<string> {
    const finished = finishedGame(table, this.#versionOf, this.#clock.now())
    const writing = this.#process.run('write', finished, visitor, () => this.#written.get(name))
    this.#beingWritten.set(request, writing)
    try {
      const text = await writing
      this.#written.set(name, text)
      return text
    } finally {
      this.#beingWritten.delete(request)
    }
  }

  /** What a file turns out to be that somebody brings. */
  read(text: string, visitor: Visitor): Promise<ReadImport> {
    return this.#process.run('read', text, visitor)
  }

  close(): Promise<void> {
    return this.#process.close()
  }
}
