import type { Chance } from './chance.ts'
import { Checkpoints } from './checkpoints.ts'
import type { Game, GameTypes, Refusal, Seat, Sink } from './game.ts'
import { fromJson, type Json } from './json.ts'
import { type Entry, inForce } from './record.ts'
import { recordedChance, scriptedChance } from './scripted-chance.ts'
import { anySource } from './source.ts'
import type { ChanceSource, Positions } from './streams.ts'

/** What one entry brought about. */
export interface Step<G extends GameTypes> {
  readonly number: number
  readonly entry: Entry
  readonly events: readonly G['event'][]
  readonly usedChance: boolean
  readonly revealed: boolean
  readonly simultaneous: boolean
}

type Played = Exclude<Entry, { type: 'undo' }>

export type Acted<G extends GameTypes> = { readonly step: Step<G> } | { readonly refusal: Refusal }

/**
 * A game being played: its entries, and the state they lead to. It draws from its chance source and writes down what
 * fell; entries that come from elsewhere (a store, another node) are absorbed with the outcomes they carry.
 */
export class Play<G extends GameTypes> {
  readonly game: Game<G>
  readonly options: G['options']
  readonly source: ChanceSource
  readonly from: Json | undefined
  state!: G['state']
  readonly steps: Step<G>[] = []
  private active: number[] = []
  private checkpoints = new Checkpoints<G['state']>()
  /** Told of every absorbed outcome: what the entry says fell, and what the source would draw. */
  onOutcome: ((label: string, fell: number, drawn: number) => void) | undefined

  private constructor(game: Game<G>, options: G['options'], source: ChanceSource, from?: Json) {
    this.game = game
    this.options = options
    this.source = source
    this.from = from
  }

  /** A new game; `from` begins it at a loaded position instead of the set-up. */
  static start<G extends GameTypes>(
    game: Game<G>,
    options: G['options'],
    source: ChanceSource,
    at: number,
    from?: Json,
  ): Play<G> {
    const play = new Play(game, options, source, from)
    const chance: number[] = []
    play.take({ type: 'setup', at, chance }, sink => play.setUp(recordedChance(source.chance, chance), sink))
    return play
  }

  /** A game from a state that is known already: the entries behind it are believed, not replayed. */
  static restore<G extends GameTypes>(
    game: Game<G>,
    options: G['options'],
    source: ChanceSource,
    state: G['state'],
    entries: readonly Entry[],
    from?: Json,
  ): Play<G> {
    const play = new Play(game, options, source, from)
    play.state = state
    for (const [number, entry] of entries.entries())
      play.steps.push({ number, entry, events: [], usedChance: true, revealed: true, simultaneous: true })
    play.active = inForce(entries)
    play.remember()
    return play
  }

  /** A game from its entries. */
  static resume<G extends GameTypes>(
    game: Game<G>,
    options: G['options'],
    source: ChanceSource,
    entries: readonly Entry[],
    from?: Json,
  ): Play<G> {
    const play = new Play(game, options, source, from)
    for (const entry of entries) play.absorb(entry)
    return play
  }

  /** The same game, to go on by itself. Both draw from the same source: only one of them may go on. */
  copy(): Play<G> {
    const play = new Play(this.game, this.options, this.source, this.from)
    play.state = this.game.copy(this.state)
    play.steps.push(...this.steps)
    play.active = [...this.active]
    play.checkpoints = this.checkpoints.copy()
    return play
  }

  get entries(): readonly Entry[] {
    return this.steps.map(step => step.entry)
  }

  /** Numbers of the entries in force. */
  get standing(): readonly number[] {
    return this.active
  }

  /** How things stood after an entry in force. */
  stateAfter(number: number): G['state'] {
    const depth = this.depthOf(number)
    const near = this.checkpoints.before(depth)
    const again = Play.resume(this.game, this.options, anySource(), [], this.from)
    if (near) again.state = this.game.copy(near.state)
    for (const later of this.active.slice(near?.depth ?? 0, depth)) again.absorb(this.steps[later]!.entry)
    return again.state
  }

  /** Performs an action, or says why not; a refused one changes nothing. */
  act(seat: Seat, action: unknown, at: number, bot?: string): Acted<G> {
    const refusal = this.game.refusal(this.state, seat, action)
    if (refusal) return { refusal }
    const chance: number[] = []
    const entry: Entry = {
      type: 'act',
      seat,
      at,
      action: action as Json,
      chance,
      ...(bot === undefined ? {} : { bot }),
    }
    const step = this.take(entry, sink => {
      this.game.advance(this.state, seat, action as G['action'], recordedChance(this.source.chance, chance), sink)
    })
    return { step }
  }

  /** Back to how things stood after entry `to`, which must be in force; the streams go back too, so the same card returns. */
  undo(seat: Seat, to: number, at: number, consent = false): Step<G> {
    const entry: Entry = { type: 'undo', seat, at, to, ...(consent ? { consent: true as const } : {}) }
    return this.absorb(entry)
  }

  /** Takes over an entry that was written elsewhere, with the outcomes it carries. */
  absorb(entry: Entry): Step<G> {
    if (entry.type === 'undo') return this.takeBack(entry)
    return this.take(entry, sink => this.repeat(entry, sink, this.onOutcome))
  }

  /** Plays an entry with the outcomes it carries; the source draws along. */
  private repeat(entry: Played, sink: Sink<G['event']>, onOutcome?: typeof this.onOutcome): void {
    const script = scriptedChance(entry.chance)
    const chance = (label: string, n: number): number => {
      const drawn = this.source.chance(label, n)
      const fell = script(label, n)
      onOutcome?.(label, fell, drawn)
      return fell
    }
    if (entry.type === 'setup') this.setUp(chance, sink)
    else this.advance(entry, chance, sink)
    if (script.left() > 0) throw new RangeError(`${script.left()} recorded outcomes were not asked for`)
  }

  private advance({ seat, action }: Played & { type: 'act' }, chance: Chance, sink: Sink<G['event']>): void {
    const refusal = this.game.refusal(this.state, seat, action)
    if (refusal) throw new RangeError(`illegal by ${refusal.rule} (${refusal.reason})`)
    this.game.advance(this.state, seat, fromJson<G['action']>(action), chance, sink)
  }

  private setUp(chance: Chance, sink: Sink<G['event']>): void {
    if (this.from === undefined) {
      this.state = this.game.setup(this.options, chance, sink)
      return
    }
    const loaded = this.game.decode(this.from)
    if (!loaded.ok)
      throw new RangeError(`the position cannot be loaded: ${loaded.refusal.rule} (${loaded.refusal.reason})`)
    this.state = loaded.value
  }

  private take(entry: Entry, perform: (sink: Sink<G['event']>) => void): Step<G> {
    const events: G['event'][] = []
    perform(event => events.push(event))
    const step: Step<G> = {
      number: this.steps.length,
      entry,
      events,
      usedChance: entry.type !== 'undo' && entry.chance.length > 0,
      revealed: events.some(event => this.game.reveals(event)),
      simultaneous: events.some(event => this.game.simultaneous(event)),
    }
    this.steps.push(step)
    if (entry.type !== 'undo') this.stands(step.number)
    return step
  }

  private stands(number: number): void {
    this.active.push(number)
    if (this.checkpoints.isDue(this.active.length)) this.remember()
  }

  private remember(): void {
    const state = this.game.copy(this.state)
    this.checkpoints.add({ depth: this.active.length, state, positions: this.positions })
  }

  /** How many entries are in force once this one is. */
  private depthOf(number: number): number {
    const place = this.active.lastIndexOf(number)
    if (place < 0) throw new RangeError(`entry ${number} is not in force`)
    return place + 1
  }

  private takeBack(entry: Entry & { type: 'undo' }): Step<G> {
    const kept = this.depthOf(entry.to)
    const near = this.checkpoints.before(kept)
    this.active.length = kept
    this.checkpoints.cut(kept)
    this.source.rewind(near?.positions ?? {})
    if (near) this.state = this.game.copy(near.state)
    for (const number of this.active.splice(near?.depth ?? 0)) {
      this.repeat(this.steps[number]!.entry as Played, () => {})
      this.stands(number)
    }
    return this.take(entry, () => {})
  }

  /** How far the streams are: kept in snapshots. */
  get positions(): Positions {
    return this.source.positions()
  }
}
