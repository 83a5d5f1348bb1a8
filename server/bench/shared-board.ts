import { gameById } from '@grotto/catalog'
import type { Game } from '@grotto/kernel'
import { type KnownTable, learnt, type Message, toActAt, type UpdateMessage, updated } from '@grotto/protocol'

const VERSION = /"version":(\d+)/

/** One table as all its players see it: they share a process, so that the generator follows each step once. */
export class SharedBoard {
  static readonly #boards = new Map<string, SharedBoard>()
  #game: Game | undefined
  #known: KnownTable | undefined

  static of(table: string): SharedBoard {
    const board = SharedBoard.#boards.get(table) ?? new SharedBoard()
    SharedBoard.#boards.set(table, board)
    return board
  }

  /** When everybody has heard the end. */
  static close(table: string): void {
    SharedBoard.#boards.delete(table)
  }

  get known(): KnownTable | undefined {
    return this.#known
  }

  show(message: Message & { type: 'table' }): void {
    this.#game = gameById(message.info.game)!
    if (message.version > (this.#known?.version ?? -1)) this.#known = learnt(this.#game, { ...message, you: null })
  }

  /** What one of the players heard; nothing is done where another has heard it before. */
  hear(text: string): void {
    const version = Number(VERSION.exec(text)![1])
    if (!this.#known || version <= this.#known.version) return
    const { you: _, digest: __, ...message } = JSON.parse(text) as UpdateMessage
    this.#known = updated(this.#game!, this.#known, message)
  }

  /** What a seat may do now; nothing where it is not asked. */
  choices(seat: number): readonly { readonly type: string }[] {
    const { view } = this.#known ?? {}
    if (!view || !toActAt(this.#known!, this.#game!).includes(seat)) return []
    return this.#game!.legal(view, seat)
  }
}
