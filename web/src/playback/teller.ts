import type { Cut } from './beats.ts'
import { atRest, haste, hear, next, type Playing, retold, skip, type Table } from './queue.ts'

/** How a player wants to be told. */
export interface Tempo {
  /** The factor on every duration; 0 shows results only. */
  readonly pace: number
  /** Whether anybody can see it. */
  readonly watched: boolean
  /** Whether she is asked now: whoever hurries to her turn has arrived. */
  readonly asked?: boolean
}

/** Tells what happens at a table, one beat after the other. */
export class Teller<View, Event, Action> {
  playing: Playing<View, Event, Action>
  /** Nothing is told until it is her turn. */
  hurrying = false
  private cut: Cut<Event, Action> = () => []
  private table: Table<View, Event>
  private pace = 1
  /** What was asked for once more is told, also to those who want results only. */
  private retelling = false
  private timed: { readonly beat?: Playing<View, Event, Action>['beat']; readonly pace: number } = { pace: 1 }
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onChange: () => void

  constructor(table: Table<View, Event>, onChange: () => void) {
    this.table = table
    this.playing = atRest(table)
    this.onChange = onChange
  }

  /** The table as it stands now. Hearing the same twice changes nothing. */
  hear(table: Table<View, Event>, cut: Cut<Event, Action>, { pace, watched, asked = false }: Tempo): void {
    const { view, log, viewer } = this.table
    const same = view === table.view && log === table.log && viewer === table.viewer
    this.retelling &&= same && this.playing.beat !== undefined
    this.pace = pace === 0 && this.retelling ? 1 : pace
    this.table = table
    this.cut = cut
    if (this.hurrying && !same) this.playing = atRest(table)
    else if (this.pace === 0) this.playing = this.playing.beat || !same ? atRest(table) : this.playing
    else if (!same) this.playing = watched ? hear(this.playing, table, cut) : atRest(table)
    if (asked) this.hurrying = false
  }

  /** Waits for the end of the beat; to be called whenever something may have changed. */
  keepTime(): void {
    const { beat, waiting } = this.playing
    if (beat === this.timed.beat && this.pace === this.timed.pace) return
    this.stop()
    this.timed = { beat, pace: this.pace }
    if (beat) this.timer = setTimeout(() => this.turn(next), beat.ms * this.pace * haste(waiting))
  }

  /** On to the next beat that nobody should miss. */
  readonly skip = (): void => this.turn(skip)
  /** To the end. */
  readonly skipAll = (): void => this.turn((_, table) => atRest(table))

  /** To her turn, however much others do until then. */
  readonly hurry = (): void => {
    this.hurrying = true
    this.skipAll()
  }
  /** Once more from after an event on. */
  readonly retell = (from: number): void => {
    this.retelling = true
    if (this.pace === 0) this.pace = 1
    this.turn((_, table) => retold(table, from, this.cut))
  }

  /** The factor on durations that what is drawn now has. */
  get tempo(): number {
    return this.pace
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timed = { pace: this.pace }
  }

  private turn(on: (playing: Playing<View, Event, Action>, table: Table<View, Event>) => typeof playing): void {
    this.playing = on(this.playing, this.table)
    this.keepTime()
    this.onChange()
  }
}
