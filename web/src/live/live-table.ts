import type { Game, Seat, Viewer } from '@grotto/kernel'
import type { Answer, Message, Request, Said, TableInfo, TableMessage, UpdateMessage } from '@grotto/protocol'
import type { LoggedEvent, Talk } from '../boards/board.ts'
import { SILENCE } from '../boards/talk.ts'
import { loadEngine } from '../engines.ts'
import { FairnessWatch } from '../fairness/watching.ts'
import { isGame } from '../games.ts'
import { olderSteps } from '../net/api.ts'
import { type Connection, live } from '../net/socket.ts'
import { isHidden } from './hidden.ts'
import { overhear } from './overhear.ts'

const EVENTS_PER_STEP = 1000
const SAID_KEPT = 200

/** A request to this table, without saying which. */
export type TableRequest = Request extends infer R ? (R extends { table: string } ? Omit<R, 'table'> : never) : never

/** What the page knows about a table on the server, kept up to date over the one connection. */
export class LiveTable {
  readonly id: string
  version = 0
  connection: Connection = live.connection
  known: TableMessage | undefined
  missing = false
  game: Game | undefined
  online: readonly Seat[] = []
  spectators = 0
  /** Those who look on, by name; in a crowd only some of them. */
  watching: readonly { readonly person: string; readonly name: string }[] = []
  said: readonly Said[] = []
  /** What is told on the board itself. */
  talk: Talk = SILENCE
  /** What this device noted of the shuffles when it came, and what did not fit since. */
  readonly fairness: FairnessWatch
  /** A view I foresee while the server has not answered yet. */
  private foreseen: object | undefined
  private decoded: { from: unknown; game: Game | undefined; view: object | undefined } | undefined
  busy = false
  private readonly listeners = new Set<() => void>()

  constructor(id: string) {
    this.id = id
    this.fairness = new FairnessWatch(id)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Watches until the returned function is called. */
  open(): () => void {
    live.tables.set(this.id, () => this.known?.version)
    const deaf = live.listen(message => this.hear(message))
    void this.ask({ type: 'watch' }).then(answer => {
      if (answer.result === 'error') this.change(() => (this.missing = true))
    })
    return () => {
      live.tables.delete(this.id)
      void this.ask({ type: 'unwatch' })
      deaf()
    }
  }

  ask(request: TableRequest): Promise<Answer> {
    return live.request({ ...request, table: this.id } as Request)
  }

  get info(): TableInfo | undefined {
    return this.known?.info
  }

  get viewer(): Viewer {
    return this.known?.you ?? 'spectator'
  }

  /** The position to draw: what the server said, or what my action will surely bring. */
  get view(): object | undefined {
    return this.foreseen ?? this.seen()
  }

  /** The same object as long as the server says the same: whoever draws it sees by that whether anything changed. */
  private seen(): object | undefined {
    const [from, game] = [this.known?.view, this.game]
    if (this.decoded?.from !== from || this.decoded?.game !== game) {
      const decoded = from === undefined ? undefined : game?.decode(from)
      this.decoded = { from, game, view: decoded?.ok ? decoded.value : undefined }
    }
    return this.decoded?.view
  }

  get log(): readonly LoggedEvent<never>[] {
    return (this.known?.log ?? []).flatMap(step =>
      step.events.map((event, i) => ({ number: step.version * EVENTS_PER_STEP + i, event: event as never })),
    )
  }

  /** Shows at once what can be foreseen, and takes it back if the server says otherwise. */
  async act(action: { readonly type: string }): Promise<Answer | undefined> {
    const { game, view, known, viewer } = this
    if (!game || !view || !known || viewer === 'spectator' || this.busy) return undefined
    const next = game.foresee(view, viewer, action)
    this.change(() => {
      this.busy = true
      this.foreseen = next === 'unknown' ? undefined : next
    })
    const alone = known.toAct.length === 1
    const answer = await this.ask({ type: 'act', action, ...(alone && { version: known.version }) })
    this.change(() => {
      this.busy = false
      if (answer.result !== 'ok') this.foreseen = undefined
    })
    return answer
  }

  private hear(message: Message | Connection): void {
    if (typeof message === 'string') return this.change(() => (this.connection = message))
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'table') this.replace(message)
    else if (message.type === 'update') this.update(message)
    else if (message.type === 'presence') this.change(() => Object.assign(this, seenIn(message)))
    else if (message.type !== 'answer') this.change(() => this.listenTo(message))
  }

  private listenTo(said: Said): void {
    if (isHidden(said.person)) return
    this.talk = overhear(this.talk, said, this.log.at(-1)?.number ?? -1, Date.now())
    if (said.type === 'chat' || said.type === 'phrase') this.said = [...this.said, said].slice(-SAID_KEPT)
  }

  private replace(message: TableMessage): void {
    this.change(() => {
      this.known = { ...message, log: standing(message.log) }
      this.watchFairness(message)
      this.foreseen = undefined
      this.missing = false
    })
    if (message.more) void this.lookBack()
    if (!this.game && isGame(message.info.game))
      void loadEngine(message.info.game).then(game => this.change(() => (this.game = game)))
  }

  /** Fetches the steps before those the server sent along, so that the journal is whole. */
  private async lookBack(): Promise<void> {
    const first = this.known?.log[0]?.version
    if (first === undefined) return
    const older = await olderSteps(this.id, first).catch(() => undefined)
    if (!older || !this.known) return
    const log = standing([...older.log.filter(step => step.version < first), ...this.known.log])
    this.change(() => (this.known = { ...this.known!, log }))
    if (older.more && older.log.length > 0) await this.lookBack()
  }

  private update(message: UpdateMessage): void {
    const { known } = this
    if (!known) return
    const newest = known.log.at(-1)?.version ?? -1
    const log = standing([...known.log, ...message.log.filter(step => step.version > newest)])
    this.change(() => {
      this.known = { ...known, ...message, type: 'table', info: message.info ?? known.info, log }
      if (message.info) this.watchFairness(this.known)
      this.foreseen = undefined
    })
    if (message.info && whoSits(message.info) !== whoSits(known.info))
      void this.ask({ type: 'watch', since: message.version })
  }

  /** Compares, and says this device's dice when the table starts: nobody has to tap for it. */
  private watchFairness({ info, you }: TableMessage): void {
    const viewer = you ?? 'spectator'
    this.fairness.look(info, viewer)
    const entropy = this.fairness.answer(info, viewer)
    if (entropy !== undefined && info.start?.waiting.includes(you!)) void this.ask({ type: 'reveal', entropy })
  }

  private change(how: () => void): void {
    how()
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}

/** Presence speaks of seats: when people change theirs it has to be heard again. */
const whoSits = ({ seats }: TableInfo): string =>
  seats.map(seat => (seat.kind === 'human' ? seat.person : seat.kind)).join()

const seenIn = (presence: Message & { type: 'presence' }) => ({
  online: presence.online,
  spectators: presence.spectators,
  watching: presence.watching,
})

/** Steps still part of the game: a step back takes those after its target with it. */
function standing(log: TableMessage['log']): TableMessage['log'] {
  const kept: TableMessage['log'] = []
  for (const step of log) {
    const { backTo } = step
    if (backTo !== undefined) while (kept.length > 0 && kept.at(-1)!.version > backTo) kept.pop()
    kept.push(step)
  }
  return kept
}
