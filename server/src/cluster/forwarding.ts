import type { Json } from '@grotto/kernel'
import { type Command, parseCommand } from '@grotto/protocol'
import type { Entry, Person } from '@grotto/storage'
import type { Metrics } from '../metrics/metrics.ts'
import { receiptName } from '../tables/loaded-table.ts'

/** What people of one table do in the same moment, often. */
const FORWARDED = ['act', 'sit', 'ready'] as const
export type Forwardable = Extract<Command, { type: (typeof FORWARDED)[number] }>

export const isForwardable = (command: Command): command is Forwardable => FORWARDED.some(type => type === command.type)

export interface ForwardedCommand {
  readonly person: Person
  readonly command: Forwardable
  /** What the command is known by in its receipt. */
  readonly print: string
  /** How far the log went where it was forwarded. */
  readonly reach: number
}

/** So long a command waits for the node it was forwarded to; then it is done here after all. */
const PATIENCE_MS = 400
/** A node that did not answer is left alone for so long, and twice as long the next time: it is busy, stopped, or of a version that does not listen. */
const [LEAST_SILENT_MS, MOST_SILENT_MS] = [100, 10_000]
/** Characters of a command that is forwarded: a payload has room for some. */
const LONGEST = 1_000

type Result = 'done' | 'declined' | 'unanswered'
/** With the answer that is kept in the log, if it was done. */
type Settle = (result: Result, receipt?: string) => void

interface Ports {
  readonly tell: (node: string, message: Json) => void
  readonly metrics: Metrics
  /** Tries a command of another node once; whether it is in the log now. */
  readonly tryOnce: (forwarded: ForwardedCommand) => Promise<boolean>
}

/**
 * Where several nodes write to one table at once, all but one lose. So a node has such commands done by the one that
 * wrote last. That is a hint and no promise: the log decides as ever, and knows what was done. What comes back is the entry
 * itself, in whose receipt the answer is; if it does not come, or the other node declines, the command is done here.
 */
export class Forwarding {
  readonly #ports: Ports
  readonly #waiting = new Map<string, Settle>()
  /** Commands of other nodes that have come and are not tried yet. */
  readonly #untried = new Set<string>()
  /** Nodes that did not answer, how long they are left alone, and until when. */
  readonly #silent = new Map<string, { readonly pause: number; readonly until: number }>()

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Whether the other node has done it. `give` gets the kept answer before anybody hears of it. */
  forward(
    node: string,
    { person, command, print, reach }: ForwardedCommand,
    give: (receipt: string) => void,
  ): Promise<boolean> {
    const text = JSON.stringify(command)
    if (text.length > LONGEST || this.#isSilent(node)) return Promise.resolve(false)
    const name = receiptName(person.id, command.id)
    return new Promise(settled => {
      const patience = setTimeout(() => this.#settle(name, 'unanswered'), PATIENCE_MS)
      this.#waiting.set(name, (result, receipt) => {
        clearTimeout(patience)
        this.#ports.metrics.forwarded(result)
        this.#note(node, result)
        if (result === 'unanswered') this.#ports.tell(node, { withdrawn: name })
        if (receipt !== undefined) give(receipt)
        settled(receipt !== undefined)
      })
      this.#ports.tell(node, [{ ...person }, text, print, reach])
    })
  }

  /** Entries of other nodes, as they come to be known here. */
  learned(entries: readonly Entry[]): void {
    if (this.#waiting.size === 0) return
    for (const { receipt } of entries)
      if (receipt) this.#settle(receiptName(receipt.person, receipt.command), 'done', receipt.answer)
  }

  /** Another node says: do this, or: do it no longer, or: I have not done that. */
  async onTold(node: string, message: Json): Promise<void> {
    if (typeof message === 'string') return this.#settle(message, 'declined')
    const forwarded = commandIn(message)
    if (forwarded) await this.#try(node, forwarded)
    else this.#untried.delete(withdrawnIn(message))
  }

  /**
   * After a turn of the event loop: what was held up on the way here, or while this node was stopped, comes in one go, and
   * among it that the other node has long answered by itself. Who was refused there must not see it happen after all.
   */
  async #try(node: string, forwarded: ForwardedCommand): Promise<void> {
    const name = receiptName(forwarded.person.id, forwarded.command.id)
    this.#untried.add(name)
    await new Promise(setImmediate)
    if (!this.#untried.delete(name) || (await this.#ports.tryOnce(forwarded))) return
    this.#ports.tell(node, name)
  }

  #settle(name: string, result: Result, receipt?: string): void {
    const settle = this.#waiting.get(name)
    this.#waiting.delete(name)
    settle?.(result, receipt)
  }

  #isSilent(node: string): boolean {
    return performance.now() < (this.#silent.get(node)?.until ?? 0)
  }

  /** Of many that waited in vain together, one counts. */
  #note(node: string, result: Result): void {
    if (result !== 'unanswered') this.#silent.delete(node)
    else if (!this.#isSilent(node)) {
      const pause = Math.min(MOST_SILENT_MS, 2 * (this.#silent.get(node)?.pause ?? LEAST_SILENT_MS / 2))
      this.#silent.set(node, { pause, until: performance.now() + pause })
    }
  }
}

/** Nodes of other versions may say what this one does not understand. */
function commandIn(message: Json): ForwardedCommand | undefined {
  const [person, text, print, reach] = Array.isArray(message) ? message : []
  if (!isPerson(person) || typeof print !== 'string' || typeof reach !== 'number') return undefined
  const parsed = typeof text === 'string' ? parseCommand(text) : undefined
  if (!parsed?.ok || !isForwardable(parsed.command)) return undefined
  return { person, command: parsed.command, print, reach }
}

const withdrawnIn = (message: Json): string =>
  typeof message === 'object' && message !== null && 'withdrawn' in message ? String(message.withdrawn) : ''

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name'].every(field => typeof (value as Record<string, unknown>)[field] === 'string')
