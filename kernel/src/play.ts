import type { Game, GameTypes, Refusal, Seat } from './game.ts'
import type { Json } from './json.ts'
import { type Entry, inForce } from './record.ts'
import { recordedChance, scriptedChance } from './scripted-chance.ts'
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

  get entries(): readonly Entry[] {
    return this.steps.map(step => step.entry)
  }

  /** Numbers of the entries in force. */
  get standing(): number[] {
    return inForce(this.entries)
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
    const script = scriptedChance(entry.chance)
    const chance = (label: string, n: number): number => {
      const drawn = this.source.chance(label, n)
      const fell = script(label, n)
      this.onOutcome?.(label, fell, drawn)
      return fell
    }
    const step = this.take(entry, sink => {
      if (entry.type === 'setup') return this.setUp(chance, sink)
      const refusal = this.game.refusal(this.state, entry.seat, entry.action)
      if (refusal) throw new RangeError(`illegal by ${refusal.rule} (${refusal.reason})`)
      this.game.advance(this.state, entry.seat, entry.action as unknown as G['action'], chance, sink)
    })
    if (script.left() > 0) throw new RangeError(`${script.left()} recorded outcomes were not asked for`)
    return step
  }

  private setUp(chance: (label: string, n: number) => number, sink: (event: G['event']) => void): void {
    if (this.from === undefined) {
      this.state = this.game.setup(this.options, chance, sink)
      return
    }
    const loaded = this.game.decode(this.from)
    if (!loaded.ok)
      throw new RangeError(`the position cannot be loaded: ${loaded.refusal.rule} (${loaded.refusal.reason})`)
    this.state = loaded.value
  }

  private take(entry: Entry, perform: (sink: (event: G['event']) => void) => void): Step<G> {
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
    return step
  }

  private takeBack(entry: Entry & { type: 'undo' }): Step<G> {
    const standing = this.standing
    if (!standing.includes(entry.to)) throw new RangeError(`entry ${entry.to} is not in force`)
    const kept = standing.filter(number => number <= entry.to).map(number => this.steps[number]!.entry)
    this.source.rewind({})
    const earlier = Play.resume(this.game, this.options, this.source, kept, this.from)
    this.state = earlier.state
    return this.take(entry, () => {})
  }

  /** How far the streams are: kept in snapshots. */
  get positions(): Positions {
    return this.source.positions()
  }
}
