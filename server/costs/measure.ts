import type { ProbedServer } from '../test-kit/probed-server.ts'

/** What something may cost the server, each time. */
export interface Budget {
  /** Milliseconds of processor time, of all threads. */
  readonly cpu: number
  /** Kilobytes of heap that are still held afterwards. */
  readonly heap: number
}

/** Milliseconds of processor time in which nobody else is served, whatever is asked for. */
const IN_ONE_GO = 100

/** The most it costs of several times; a machine that is busy with other things makes no difference. */
export interface Cost extends Budget {
  readonly name: string
  /** The longest the event loop was at work in one go. */
  readonly work: number
}

const TIMES = 3

/** Something to be done once, when everything is ready for it. */
export type Ready = () => Promise<unknown>

/** Measures one thing after the other on a server where nothing else is done. */
export class Measuring {
  readonly #server: ProbedServer
  /** Bytes in use after the last. */
  #heap: number | undefined

  constructor(server: ProbedServer) {
    this.#server = server
  }

  /**
   * Each of several inputs a few times: the dearest of them counts, at its usual price. A first look, once, collects
   * garbage roughly: on this server that takes longer than nearly everything that is measured.
   */
  async cost(name: string, inputs: () => Promise<readonly Ready[]>, times = TIMES): Promise<Cost> {
    const collect = times === 1 ? 'roughly' : 'thoroughly'
    const known = times === 1 ? this.#heap : undefined
    const before = known ?? (await this.#server.read(collect)).heap
    const prices: { cpu: number; work: number }[][] = []
    for (let time = 0; time < times; time++)
      for (const [i, go] of (await inputs()).entries()) {
        prices[i] ??= []
        prices[i].push(await this.#priceOf(go))
      }
    this.#heap = (await this.#server.read(collect)).heap
    const usual = (what: 'cpu' | 'work') => Math.max(...prices.map(each => middle(each.map(price => price[what]))))
    const heap = Math.max(0, (this.#heap - before) / 1000 / times / prices.length)
    return { name, cpu: usual('cpu'), work: usual('work'), heap }
  }

  async #priceOf(go: Ready): Promise<{ cpu: number; work: number }> {
    const before = await this.#server.read()
    await go()
    const { cpu, work } = await this.#server.read()
    return { cpu: (cpu - before.cpu) / 1000, work }
  }
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** What is dearer than it may be, each in a sentence. */
export function tooDear({ name, cpu, heap, work }: Cost, budget: Budget): string[] {
  const over = (what: string, cost: number, most: number) =>
    cost > most ? [`${name} costs ${cost.toFixed(1)} ${what}, and may cost ${most}`] : []
  return [
    ...over('ms of processor time', cpu, budget.cpu),
    ...over('kB of heap', heap, budget.heap),
    ...over('ms in one go', work, IN_ONE_GO),
  ]
}
