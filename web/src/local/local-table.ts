import {
  type ActEntry,
  type Entry,
  type Game,
  type Json,
  Play,
  type Seat,
  type Step,
  streams,
  undoPrice,
  undoTarget,
  type Viewer,
} from '@grotto/kernel'
import type { LoggedEvent, Plan, Talk } from '../boards/board.ts'
import { hear, SILENCE } from '../boards/talk.ts'
import { FACTS } from '../games.ts'
import { eventNumber, followed, takenBack, type ViewPlay } from '../play/view-play.ts'
import { askBot } from './bot-client.ts'
import { keepLocalGame, type LocalGame } from './local-store.ts'

/**
 * A game played on this device: the same engine as on a server, kept after every step. Bots are asked one decision at
 * a time; whoever shows the table says how long they take, so that people can follow.
 */
export class LocalTable {
  kept: LocalGame
  readonly play: Play<never>
  readonly game: Game
  /** Grows with every change, for whoever draws. */
  version = 0
  pauseBeforeBots: () => number = () => 0
  /** What bots mean to do. People at one device talk without it. */
  talk: Talk = SILENCE
  /** The game as each who may look at this device follows it. */
  private readonly seen: Map<Viewer, ViewPlay>
  private readonly listeners = new Set<() => void>()
  private closed = false
  private asking = false

  constructor(game: Game, kept: LocalGame) {
    this.game = game
    this.kept = kept
    const source = streams(kept.secrets, [])
    const options = kept.options as never
    this.play = (
      kept.entries.length === 0
        ? Play.start(game as Game<never>, options, source, Date.now(), kept.from)
        : Play.resume(game as Game<never>, options, source, kept.entries, kept.from)
    ) as Play<never>
    this.seen = new Map(this.viewers.map(viewer => [viewer, this.watchedBy(viewer)]))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get state(): object {
    return this.play.state
  }

  /** Seats with a person of this device on them. */
  get people(): readonly Seat[] {
    return this.kept.sitters.flatMap((sitter, seat) => (sitter.bot === undefined ? [seat] : []))
  }

  /** One person alone always looks; several share the device, and look together when cards are turned. */
  private get viewers(): readonly Viewer[] {
    return this.people.length === 1 ? this.people : [...this.people, 'spectator']
  }

  get over(): boolean {
    return this.game.outcome(this.state) !== undefined
  }

  /** All events in force, oldest first. */
  get log(): readonly LoggedEvent<never>[] {
    return logOf(this.standing)
  }

  private get standing(): readonly Step<never>[] {
    return this.play.standing.map(number => this.play.steps[number]!)
  }

  /** What this viewer has seen. */
  seenBy(viewer: Viewer): ViewPlay {
    return this.seen.get(viewer) ?? this.watchedBy(viewer)
  }

  /** What was done since her own last act can be shown once more, also after a reload; what was before has no scenes. */
  private watchedBy(viewer: Viewer): ViewPlay {
    const { game, play, standing } = this
    const own = standing.findLastIndex(({ entry }) => isActOf(viewer, entry))
    const known = Math.max(own, standing.length - STEPS_FOLLOWED, 1)
    const view = game.view(play.stateAfter(standing[known - 1]!.number), viewer)
    const start: ViewPlay = { game, viewer, view, log: logOf(standing.slice(0, known)) }
    return standing.slice(known).reduce((seen, step) => this.follow(seen, step), start)
  }

  private follow(seen: ViewPlay, { number, entry, events }: Step<never>): ViewPlay {
    return followed(seen, { number, witnessed: this.game.witness(entry as ActEntry, events, seen.viewer) })
  }

  open(): void {
    this.closed = false
    void this.letBotsPlay()
  }

  close(): void {
    this.closed = true
  }

  act(seat: Seat, action: unknown, bot?: string): void {
    const acted = this.play.act(seat, action, Date.now(), bot)
    if ('refusal' in acted) return
    this.show(acted.step)
    this.changed()
    void this.letBotsPlay()
  }

  /** Back to before this seat's last action; on one's own device nobody has to agree, but a reveal stays revealed. */
  undo(seat: Seat): void {
    const to = this.undoableTo(seat)
    if (to === undefined) return
    this.play.undo(seat, to, Date.now(), true)
    for (const [viewer, play] of this.seen)
      this.seen.set(viewer, takenBack(play, to, this.game.view(this.state, viewer)))
    this.changed()
    void this.letBotsPlay()
  }

  undoableTo(seat: Seat): number | undefined {
    const to = undoTarget(this.play, seat)
    return to !== undefined && undoPrice(this.play, seat, to) === 'free' ? to : undefined
  }

  /** Everybody follows what she may know of it. */
  private show(step: Step<never>): void {
    for (const [viewer, seen] of this.seen) this.seen.set(viewer, this.follow(seen, step))
  }

  private changed(): void {
    this.kept = { ...this.kept, entries: this.play.entries, touched: Date.now(), finished: this.over }
    void keepLocalGame(this.kept)
    this.redraw()
  }

  private redraw(): void {
    this.version += 1
    for (const listener of this.listeners) listener()
  }

  private nextBot(): Seat | undefined {
    return this.game.toAct(this.state).find(seat => this.kept.sitters[seat]!.bot !== undefined)
  }

  private async letBotsPlay(): Promise<void> {
    if (this.asking) return
    this.asking = true
    for (let seat = this.nextBot(); seat !== undefined && !this.closed; seat = this.nextBot()) {
      const bot = this.kept.sitters[seat]!.bot!
      const [action] = await Promise.all([this.decisionOf(seat, bot), this.pauseToWatch()])
      if (this.closed) break
      this.act(seat, action, bot)
    }
    this.asking = false
  }

  /** Time to see what happened. Choices made in secret show nothing until all are made: there only the first one waits. */
  private pauseToWatch(): Promise<void> {
    const nothingToSee = FACTS[this.kept.game].secret && !this.play.steps.at(-1)?.revealed
    return pause(nothingToSee ? 0 : this.pauseBeforeBots())
  }

  /** Where people choose in secret, a plan would tell the choice. */
  private announce(seat: Seat, plan: Plan): void {
    if (FACTS[this.kept.game].secret || this.closed) return
    this.talk = hear(this.talk, { type: 'intend', seat, plan }, this.log.at(-1)?.number ?? -1)
    this.redraw()
  }

  /** A bot sees what its seat may see, nothing else. */
  private async decisionOf(seat: Seat, bot: string): Promise<unknown> {
    const view = this.game.view(this.state, seat)
    const seen: Json = this.game.encode(view)
    const {
      action,
      intent,
      team = [],
    } = await askBot({
      game: this.kept.game,
      bot,
      seat,
      view: seen,
      log: this.log.map(({ event }) => event),
      patience: SHORTEST_THOUGHT_MS + this.pauseBeforeBots(),
    })
    if (intent) this.announce(seat, intent)
    for (const each of team) if (this.kept.sitters[each.seat]?.bot) this.announce(each.seat, each.plan)
    return this.game.refusal(this.state, seat, action) ? this.game.legal(view, seat)[0] : action
  }
}

/** More than a round of everybody's; a longer game would take its time to open. */
const STEPS_FOLLOWED = 60

const isActOf = (viewer: Viewer, entry: Entry): boolean =>
  entry.type === 'act' && entry.seat === viewer && entry.bot === undefined

const logOf = (steps: readonly Step<never>[]): readonly LoggedEvent<never>[] =>
  steps.flatMap(({ number, events }) => events.map((event, i) => ({ number: eventNumber(number, i), event })))

/** A bot thinks while people watch what happened, and a little longer. */
const SHORTEST_THOUGHT_MS = 150

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
