import { aboutGame, type GameName } from '@grotto/catalog/list'
import type { TableMade } from '@grotto/protocol'
import { Member } from './member.ts'

/** Milliseconds within which everybody is back, on the busiest machine. */
const RECOVERY = 90_000

/** Some people who play one table after the other together, with a bot among them, until told to rest. */
export class Party {
  readonly members: readonly Member[]
  readonly #game: string
  readonly tables: string[] = []
  #resting = false

  constructor(address: () => string, game: string, size: number) {
    this.#game = game
    this.members = Array.from({ length: size }, () => new Member(address))
  }

  async play(): Promise<void> {
    await Promise.all(this.members.map(member => member.arrive()))
    while (!this.#resting) {
      await this.#sitDown()
      await this.#untilOver()
    }
  }

  /** Nobody acts any more. */
  rest(): void {
    this.#resting = true
    for (const member of this.members) member.rest()
  }

  /** Until everybody was greeted again and moves are being answered; false where that takes too long. */
  async recovers(): Promise<boolean> {
    const before = this.members.map(({ greetings }) => greetings)
    const acknowledged = this.#acknowledged
    const until = performance.now() + RECOVERY
    const isBack = () =>
      this.#acknowledged > acknowledged && this.members.every(({ greetings }, i) => greetings > before[i]!)
    while (!isBack()) {
      if (performance.now() > until) return false
      await new Promise(done => setTimeout(done, 20))
    }
    return true
  }

  get #acknowledged(): number {
    return this.members.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  }

  async #sitDown(): Promise<void> {
    const [host] = this.members as [Member]
    const seats = Math.max(aboutGame(this.#game as GameName).players[0], this.members.length + 1)
    const wish = { game: this.#game, options: { players: seats } }
    const { id: table } = (await host.http('POST', '/api/tables', wish)) as TableMade
    for (const member of this.members) {
      member.goTo(table)
      await member.insist({ type: 'watch', table })
      await member.insist({ type: 'sit', table })
      await member.insist({ type: 'ready', table, ready: true })
    }
    for (let seat = this.members.length; seat < seats; seat++)
      await host.insist({ type: 'setBot', table, seat, bot: 'random' })
    this.tables.push(table)
    await host.insist({ type: 'start', table })
  }

  async #untilOver(): Promise<void> {
    const over = () => this.members.every(({ known }) => known?.info.status === 'finished')
    while (!this.#resting && !over()) await new Promise(done => setTimeout(done, 50))
  }
}
