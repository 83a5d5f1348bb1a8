import { hash } from 'node:crypto'
import { canonical } from '@grotto/kernel'
import type { Answer, Command, LogItem } from '@grotto/protocol'

/** A picture or an update of a table, with the steps it brought. */
interface Heard {
  readonly type: 'table' | 'update'
  readonly table: string
  readonly version: number
  readonly log: readonly LogItem[]
}

/** One step of a table's log as somebody heard it: which, and what it said. */
export interface HeardStep {
  readonly version: number
  readonly digest: string
}

/** One thing a client did or heard. `order` is one count for all clients: they live in one process. */
export type Moment = { readonly order: number } & (
  | { readonly type: 'sent'; readonly id: string; readonly table: string; readonly what: Command['type'] }
  | { readonly type: 'answered'; readonly id: string; readonly answer: Answer }
  | { readonly type: 'greeted'; readonly tables: readonly string[] }
  | {
      readonly type: 'picture' | 'update'
      readonly table: string
      readonly version: number
      readonly steps: readonly HeardStep[]
    }
)

let count = 0
type Told = Moment extends infer M ? (M extends Moment ? Omit<M, 'order'> : never) : never

/** Everything one person sent and heard, in order. Contents are kept as digests, since runs are long. */
export class History {
  readonly person: string
  readonly moments: Moment[] = []

  constructor(person: string) {
    this.person = person
  }

  /** Her first word on a new connection, which names the tables she wants to know about. */
  greeted(...tables: string[]): void {
    this.#note({ type: 'greeted', tables })
  }

  /** The same command sent again is noted again. */
  sent(command: Command): void {
    if ('table' in command) this.#note({ type: 'sent', id: command.id, table: command.table, what: command.type })
  }

  answered(answer: Answer): void {
    if (answer.id !== null) this.#note({ type: 'answered', id: answer.id, answer })
  }

  heard({ type, table, version, log }: Heard): void {
    const steps = log.map(item => ({ version: item.version, digest: digestOf(item) }))
    this.#note({ type: type === 'table' ? 'picture' : 'update', table, version, steps })
  }

  #note(told: Told): void {
    count += 1
    this.moments.push({ order: count, ...told } as Moment)
  }
}

/** What each person did and heard at each table. Answers carry no table, but names of commands are never used twice. */
export function byTable(histories: readonly History[]): ReadonlyMap<string, readonly AtTable[]> {
  const tables = new Map<string, AtTable[]>()
  for (const { person, moments } of histories) {
    const mine = new Map<string, Moment[]>()
    const put = (table: string, moment: Moment) => {
      if (!mine.has(table)) mine.set(table, [])
      mine.get(table)!.push(moment)
    }
    const asked = new Map<string, string>()
    for (const moment of moments) {
      if (moment.type === 'sent') asked.set(moment.id, moment.table)
      for (const table of tablesOf(moment, asked)) put(table, moment)
    }
    for (const [table, list] of mine) tables.set(table, [...(tables.get(table) ?? []), { person, moments: list }])
  }
  return tables
}

/** A history, as far as it is about one table. */
export type AtTable = Pick<History, 'person' | 'moments'>

function tablesOf(moment: Moment, asked: ReadonlyMap<string, string>): readonly string[] {
  if (moment.type === 'greeted') return moment.tables
  if (moment.type !== 'answered') return [moment.table]
  const table = asked.get(moment.id)
  return table === undefined ? [] : [table]
}

/** What tells two steps apart. */
export const digestOf = (item: object): string => hash('sha1', canonical(item), 'base64')
