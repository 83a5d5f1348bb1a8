import type { TableMade } from '@grotto/protocol'
import { Player } from './player.ts'
import { Recorder, type Recording } from './recording.ts'
import { SharedBoard } from './shared-board.ts'
import type { Tally } from './tally.ts'

/** People who play one table after the other; at which, they are told. */
export class BenchParty {
  readonly players: readonly Player[]
  readonly #tally: Tally
  #table = ''
  /** What was said in the first whole game. */
  recording: Recording | undefined

  constructor(address: string, members: number, tally: Tally) {
    this.#tally = tally
    this.players = Array.from({ length: members }, () => new Player(address, tally))
  }

  async arrive(): Promise<void> {
    await Promise.all(this.players.map(player => player.arrive()))
  }

  leave(): void {
    SharedBoard.close(this.#table)
    for (const player of this.players) player.leave()
  }

  /** A table with a game that has begun, at which nobody looks yet. */
  async open(game: string): Promise<string> {
    const [host] = this.players as [Player]
    const options = { players: this.players.length }
    const { id } = (await host.http('POST', '/api/tables', { game, options })) as TableMade
    await Promise.all(this.players.map((player, seat) => player.sit(id, seat)))
    await host.say({ type: 'start', table: id })
    return id
  }

  /** A whole game: all look first, so that everybody hears of every move. */
  async play(table: string): Promise<void> {
    this.#table = table
    const recorder = this.recording ? undefined : new Recorder(table, this.players.length)
    await Promise.all(this.players.map((player, seat) => player.look(table, seat, recorder)))
    await Promise.all(this.players.map(player => player.begin()))
    SharedBoard.close(table)
    this.recording ??= recorder?.recording
    this.#tally.games += 1
  }
}
