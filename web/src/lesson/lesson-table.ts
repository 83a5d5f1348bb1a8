import { type ActEntry, type Entry, type Game, Play, type Refusal, type Step } from '@grotto/kernel'
import { eventNumber, followed, type ViewPlay } from '../play/view-play.ts'
import { preparedChance } from './prepared-chance.ts'
import type { AnyScript, Scripted, ScriptStep } from './script.ts'

/** How far a lesson has come: enough to go on with it after a reload. */
export interface Progress {
  /** Of the script. */
  readonly version: number
  /** How many steps are done. */
  readonly step: number
  /** How many of the actions that the present step asks for are done. */
  readonly acted: number
  /** How many of the others' actions after the step before are still to come. */
  readonly coming: number
  readonly entries: readonly Entry[]
}

/** What I tried last was not it: the engine refuses it, or it is not what is asked for. */
export type Wrong = { readonly refusal: Refusal } | 'notAsked'

/** A lesson being played: a real game whose chance and companions follow a script, and the step it has come to. */
export class LessonTable {
  readonly game: Game
  readonly script: AnyScript
  readonly play: Play<never>
  /** The game as I follow it. */
  seen: ViewPlay
  wrong: Wrong | undefined
  /** Grows with every change, for whoever draws. */
  version = 0
  /** Tells this table from one laid out later. */
  readonly started = Date.now()
  private readonly source: ReturnType<typeof preparedChance>
  private step: number
  private acted: number
  private coming: Scripted[]
  private readonly listeners = new Set<() => void>()

  constructor(game: Game, script: AnyScript, kept?: Progress) {
    this.game = game
    this.script = script
    this.source = preparedChance(script.draws)
    this.play = this.begin(kept?.entries ?? [])
    this.step = kept?.step ?? 0
    this.acted = kept?.acted ?? 0
    const others = script.steps[this.step - 1]?.others ?? []
    this.coming = others.slice(others.length - (kept?.coming ?? 0))
    this.seen = { game, viewer: script.seat, view: game.view(this.play.state, script.seat), log: this.eventsSoFar() }
  }

  private begin(entries: readonly Entry[]): Play<never> {
    const options = this.game.parseOptions(this.script.options)
    if (!options.ok) throw new Error(`${options.refusal.rule} ${options.refusal.reason}`)
    const game = this.game as Game<never>
    return entries.length === 0
      ? Play.start(game, options.value as never, this.source, Date.now())
      : Play.resume(game, options.value as never, this.source, entries)
  }

  private eventsSoFar(): ViewPlay['log'] {
    return this.play.steps.flatMap(({ number, events }) =>
      events.map((event, i) => ({ number: eventNumber(number, i), event })),
    )
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The step that is told or asked for; none once the lesson is over. */
  get now(): ScriptStep | undefined {
    return this.script.steps[this.step]
  }

  get over(): boolean {
    return !this.now && !this.othersAct
  }

  get done(): number {
    return this.step
  }

  /** Whether somebody else is to act before anything is asked. */
  get othersAct(): boolean {
    return this.coming.length > 0
  }

  /** Whether an action of mine is asked for. */
  get asked(): boolean {
    return !this.othersAct && this.now?.asks !== undefined
  }

  /** What the rules let me do: more than is asked for. */
  get legal(): readonly { readonly type: string }[] {
    if (this.othersAct || !this.now) return []
    const { game, script, seen } = this
    return game.toAct(seen.view).includes(script.seat) ? game.legal(seen.view, script.seat) : []
  }

  /** Whether the coach can be called: from the step on that speaks of it. */
  get coached(): boolean {
    const since = this.script.steps.findIndex(({ coach }) => coach)
    return since >= 0 && this.step >= since && this.legal.length > 0
  }

  /** How many prepared draws nobody has asked for yet. */
  get drawsLeft(): number {
    return this.source.left()
  }

  get progress(): Progress {
    const { version } = this.script
    const { step, acted, play } = this
    return { version, step, acted, coming: this.coming.length, entries: play.entries }
  }

  /** What is asked for next, in the notation of the game. */
  get wanted(): readonly string[] {
    return this.asked ? (this.now!.asks![this.acted] ?? []) : []
  }

  /** Does what is asked for; anything else changes nothing and says why. */
  act(action: unknown): void {
    if (this.othersAct || !this.now) return
    const { view } = this.seen
    const refusal = this.game.refusal(view, this.script.seat, action)
    this.wrong = refusal ? { refusal } : this.isWanted(action as never) ? undefined : 'notAsked'
    if (!this.wrong) {
      this.perform(this.script.seat, action)
      this.acted += 1
      if (this.acted === this.now!.asks!.length) this.stepDone()
    }
    this.changed()
  }

  /** On from a step that only tells. */
  goOn(): void {
    if (this.othersAct || !this.now || this.now.asks) return
    this.stepDone()
    this.changed()
  }

  /** The next action of the others, as it was decided. */
  playNext(): void {
    const next = this.coming.shift()
    if (!next) return
    const [seat, text] = next
    const parsed = this.game.notation.parseAction(this.game.view(this.play.state, seat), seat, text)
    if (!parsed.ok) throw new Error(`${text}: ${parsed.refusal.rule} ${parsed.refusal.reason}`)
    this.perform(seat, parsed.value)
    this.changed()
  }

  isWanted(action: { readonly type: string }): boolean {
    return this.wanted.includes(this.game.notation.makeAction(this.seen.view, action))
  }

  private stepDone(): void {
    this.coming = [...(this.now!.others ?? [])]
    this.step += 1
    this.acted = 0
    this.wrong = undefined
  }

  private perform(seat: number, action: unknown): void {
    const acted = this.play.act(seat, action, Date.now())
    if ('refusal' in acted) throw new Error(`${acted.refusal.rule} ${acted.refusal.reason}`)
    this.show(acted.step)
  }

  private show({ number, entry, events }: Step<never>): void {
    const witnessed = this.game.witness(entry as ActEntry, events, this.script.seat)
    this.seen = followed(this.seen, { number, witnessed })
  }

  private changed(): void {
    this.version += 1
    for (const listener of this.listeners) listener()
  }
}
