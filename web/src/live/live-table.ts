import type { Game, Seat, Spot, Viewer } from '@grotto/kernel'
import {
  type Answer,
  Differs,
  type KnownTable,
  learnt,
  type Message,
  type Request,
  type Said,
  type ShadowsMessage,
  type TableInfo,
  type TableMessage,
  toActAt,
  type UpdateMessage,
  updated,
  viewerOf,
} from '@grotto/protocol'
import { reloadOnce } from '../app/offline.ts'
import { dismissProblems } from '../app/Toasts.tsx'
import type { LoggedEvent, Talk } from '../boards/board.ts'
import { SILENCE } from '../boards/talk.ts'
import { loadEngine } from '../engines.ts'
import { FairnessWatch } from '../fairness/watching.ts'
import { isGame } from '../games.ts'
import { type Connection, live } from '../net/socket.ts'
import { eventNumber, SCENES_KEPT } from '../play/view-play.ts'
import { isHidden } from './hidden.ts'
import { fetchOlder, withOlder } from './look-back.ts'
import { heardAfter, isToldAgain, overhear } from './overhear.ts'
import { Presence } from './present.ts'

/** There is no such table, or none for me; whatever else keeps a table away passes. */
const isGone = (error: string) => error === 'notFound' || error === 'notAllowed'
const AGAIN_MS = 2000
/** How often a changed card is laid again while others lay theirs. */
const TRIES = 5

/** A request to this table, without saying which. */
export type TableRequest = Request extends infer R ? (R extends { table: string } ? Omit<R, 'table'> : never) : never

/** What the page knows about a table on the server, kept up to date over the one connection. */
export class LiveTable {
  readonly id: string
  version = 0
  connection: Connection = live.connection
  known: KnownTable | undefined
  /** Why nothing of it can be shown. */
  missing: 'notFound' | 'notAllowed' | undefined
  game: Game | undefined
  spectators = 0
  /** Those who look on, by name; in a crowd only some of them. */
  watching: readonly { readonly person: string; readonly name: string }[] = []
  said: readonly Said[] = []
  /** What is told on the board itself. */
  talk: Talk = SILENCE
  /** Who asks to look over my shoulder, and whom I let. */
  shadows: Pick<ShadowsMessage, 'asking' | 'allowed'> = { asking: [], allowed: [] }
  /** Over whose shoulder I look, and what of the board she considers. */
  shadowing: { readonly seat: Seat | null; readonly allowed: boolean } = { seat: null, allowed: false }
  attention: Spot | null = null
  /** What this device noted of the shuffles when it came, and what did not fit since. */
  readonly fairness: FairnessWatch
  /** A view I foresee while the server has not answered yet. */
  private foreseen: object | undefined
  /** How it looked right after each of the last events, by their numbers. */
  private readonly scenes = new Map<number, object>()
  /** The whole picture that was sent last: nothing can be followed from it before the rules are there. */
  private picture: TableMessage | undefined
  private differed = false
  busy = false
  private readonly presence = new Presence(() => this.change(() => {}))
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
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const watch = async () => {
      const answer = await this.ask({ type: 'watch' })
      if (answer.result !== 'error') return
      const { error } = answer
      if (isGone(error)) this.change(() => (this.missing = error))
      else timers.add(setTimeout(watch, AGAIN_MS))
    }
    void watch()
    return () => {
      for (const timer of timers) clearTimeout(timer)
      this.presence.stop()
      live.tables.delete(this.id)
      void this.ask({ type: 'unwatch' })
      deaf()
    }
  }

  /** This device's dice, or rather what they commit to; where everything is dealt as in another game nobody throws any. */
  throwDice(): { readonly commitment?: string } {
    return this.info?.sameDeal ? {} : { commitment: this.fairness.throwDice() }
  }

  ask(request: TableRequest): Promise<Answer> {
    return live.request({ ...request, table: this.id } as Request)
  }

  /** Whether somebody looks at this table from her seat; nobody is said to be away before it is known who is here. */
  isHere(seat: Seat): boolean {
    return this.present?.includes(seat) ?? true
  }

  /** Seats whose player is here; nothing before the server has said so. */
  get present(): readonly Seat[] | undefined {
    return this.presence.seats
  }

  get info(): TableInfo | undefined {
    return this.known?.info
  }

  get viewer(): Viewer {
    return this.known ? viewerOf(this.known) : 'spectator'
  }

  /** The view to draw: what has happened, or what my action will surely bring. */
  get view(): object | undefined {
    return this.foreseen ?? this.known?.view
  }

  get log(): readonly LoggedEvent<never>[] {
    return (this.known?.log ?? []).flatMap(step => step.events.map((event, i) => this.logged(step.version, i, event)))
  }

  private logged(version: number, place: number, event: unknown): LoggedEvent<never> {
    const number = eventNumber(version, place)
    const scene = this.scenes.get(number)
    return { number, event: event as never, ...(scene && { scene }) }
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
    const owing = toActAt(known, game)
    const together = owing.length > 1 && owing.includes(viewer)
    const answer = together
      ? await this.ask({ type: 'act', action })
      : await this.actAsItStands(action, owing.includes(viewer))
    this.change(() => {
      this.busy = false
      if (answer.result !== 'ok') this.foreseen = undefined
    })
    return answer
  }

  /**
   * Only where the table is as I see it. Who changes a card owes none: somebody else's card in the same moment is no
   * reason to give up, but what was meant for this decision must not be taken for the next one.
   */
  private async actAsItStands(action: { readonly type: string }, owed: boolean): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      const answer = await this.ask({ type: 'act', action, version: this.known!.version })
      const stale = answer.result === 'error' && answer.error === 'stale'
      if (!stale || owed || tries === TRIES) return answer
      await new Promise(done => setTimeout(done, 150))
      if (this.viewer === 'spectator' || toActAt(this.known!, this.game!).includes(this.viewer)) return answer
    }
  }

  private hear(message: Message | Connection): void {
    if (typeof message === 'string') return this.change(() => this.connected(message))
    if (!('table' in message) || message.table !== this.id) return
    if (message.type === 'table') this.replace(message)
    else if (message.type === 'update') this.update(message)
    else if (message.type === 'presence') this.change(() => this.see(message))
    else if (message.type === 'closed') this.change(() => (this.missing = 'notAllowed'))
    else if (isShadow(message)) this.change(() => this.mindShadow(message))
    else if (isSaid(message)) this.change(() => this.listenTo(message))
  }

  private see({ online, spectators, watching }: PresenceMessage): void {
    this.presence.hear(online)
    this.spectators = spectators
    this.watching = watching
  }

  /** With the line everything ends that is nowhere written down. */
  private connected(connection: Connection): void {
    this.connection = connection
    if (connection !== 'lost') return
    this.shadows = { asking: [], allowed: [] }
    this.shadowing = { seat: null, allowed: false }
    this.attention = null
  }

  private mindShadow(message: ShadowMessage): void {
    if (message.type === 'shadows') this.shadows = message
    else if (message.type === 'attention') this.attention = message.seat === this.shadowing.seat ? message.spot : null
    else {
      this.shadowing = message
      this.attention = null
    }
  }

  private listenTo(said: Said): void {
    if (isHidden(said.person)) return
    const again = isToldAgain(this.said, said)
    // A plan is how things stand: it may be heard as often as one likes.
    if (!again || said.type === 'intend')
      this.talk = overhear(this.talk, said, this.log.at(-1)?.number ?? -1, Date.now())
    if (!again) this.said = heardAfter(this.said, said)
  }

  /** Before the rules have come there is no view: only who sits where can be shown. */
  private replace(message: TableMessage): void {
    if (this.game && message.rules !== this.game.rulesVersion && reloadOnce()) return
    this.picture = message
    this.change(() => {
      this.known = this.game ? learnt(this.game, message) : learnt(undefined, message)
      this.watchFairness(this.known)
      this.scenes.clear()
      this.foreseen = undefined
      this.missing = undefined
      dismissProblems()
    })
    if (message.more) void this.lookBack()
    if (!this.game && isGame(message.info.game)) void loadEngine(message.info.game).then(game => this.begin(game))
  }

  /** The rules have come. What happened meanwhile was not followed, so it is asked for. */
  private begin(game: Game): void {
    const { picture, known } = this
    this.game = game
    if (!picture || !known) return
    if (picture.version === known.version) this.replace(picture)
    else void this.ask({ type: 'watch' })
  }

  /** Fetches the steps before those the server sent along, so that the journal is whole. */
  private async lookBack(): Promise<void> {
    const first = this.known?.log[0]?.version
    if (first === undefined) return
    const older = await fetchOlder(this.id, first).catch(() => undefined)
    const whole = older && this.known && withOlder(this.known, first, older.log)
    if (!whole) return
    this.change(() => (this.known = whole))
    if (older.more && older.log.length > 0) await this.lookBack()
  }

  private update(message: UpdateMessage): void {
    const { known } = this
    if (!known) return
    const next = this.followed(known, message)
    if (!next) return this.askAfresh()
    this.change(() => {
      this.known = next
      this.presence.sitDown(known.info.seats, next.info.seats)
      if (message.info || message.revealed) this.watchFairness(next)
      this.foreseen = undefined
    })
    if (message.info && whoSits(message.info) !== whoSits(known.info))
      void this.ask({ type: 'watch', since: message.version })
  }

  /** What is known after an update, and every scene on the way there; nothing where it does not lead on. */
  private followed(known: KnownTable, message: UpdateMessage): KnownTable | undefined {
    let [step, place] = [-1, 0]
    try {
      return updated(this.game, known, message, (version, _event, scene) => {
        place = version === step ? place + 1 : 0
        step = version
        this.scenes.set(eventNumber(version, place), scene())
        for (const old of this.scenes.keys()) if (this.scenes.size > SCENES_KEPT) this.scenes.delete(old)
      })
    } catch (error) {
      if (error instanceof Differs) return undefined
      throw error
    }
  }

  /** What was followed is not what the server sees. Where that happens again, this page is another than the server's. */
  private askAfresh(): void {
    if (this.differed && reloadOnce()) return
    this.differed = true
    void this.ask({ type: 'watch', differs: true })
  }

  /** Compares, and says this device's dice when the table starts: nobody has to tap for it. */
  private watchFairness({ info, you }: KnownTable): void {
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

type PresenceMessage = Message & { type: 'presence' }
type ShadowMessage = Message & { type: 'shadows' | 'shadowing' | 'attention' }
const isShadow = (message: Message): message is ShadowMessage =>
  message.type === 'shadows' || message.type === 'shadowing' || message.type === 'attention'

const SAYINGS: ReadonlySet<string> = new Set<Said['type']>(['chat', 'phrase', 'point', 'intend'])
const isSaid = (message: Message): message is Said => SAYINGS.has(message.type)

/** Whether it was written or chosen to be read, not only shown. */
export const isWord = ({ type }: Said): boolean => type === 'chat' || type === 'phrase'

/** Presence speaks of seats: when people change theirs it has to be heard again. */
const whoSits = ({ seats }: TableInfo): string =>
  seats.map(seat => (seat.kind === 'human' ? seat.person : seat.kind)).join()
