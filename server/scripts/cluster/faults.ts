import type { RealPostgres } from '@grotto/storage/test-kit'
import { type ChaosNode, wrongClock } from './chaos-node.ts'
import type { RoundRobin } from './proxy.ts'

const KINDS = ['kill', 'stop', 'pause', 'partition', 'jump', 'cut', 'cutDatabase', 'restartDatabase'] as const
type Kind = (typeof KINDS)[number]
/** What is done to one node, of which another is left in peace. */
type Trouble = 'kill' | 'stop' | 'pause' | 'partition'
/** Of a hundred faults, so many of each kind. */
const SHARES: Record<Kind, number> = {
  kill: 22,
  stop: 8,
  pause: 15,
  partition: 18,
  jump: 10,
  cut: 15,
  cutDatabase: 8,
  restartDatabase: 4,
}

const sleep = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Everything that can go wrong around a node. At least one node is always left in peace. */
export class Faults {
  readonly counts = Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>
  readonly #nodes: readonly ChaosNode[]
  readonly #proxy: RoundRobin
  readonly #postgres: RealPostgres
  readonly #database: string
  readonly #troubled = new Set<ChaosNode>()
  readonly #mending = new Set<Promise<void>>()

  constructor(nodes: readonly ChaosNode[], proxy: RoundRobin, postgres: RealPostgres, database: string) {
    this.#nodes = nodes
    this.#proxy = proxy
    this.#postgres = postgres
    this.#database = database
  }

  /** Lives that ended by themselves, or otherwise than they were told to. */
  get oddEnds(): readonly string[] {
    return this.#nodes.flatMap(({ lives }) => lives.odd)
  }

  get total(): number {
    return KINDS.reduce((sum, kind) => sum + this.counts[kind], 0)
  }

  async one(): Promise<void> {
    this.nurse()
    const kind = this.#draw()
    if (kind === 'cut') this.#proxy.cut(0.2 + Math.random() * 0.8)
    else if (kind === 'cutDatabase') await this.#noting('the database cuts connections', this.#cutDatabase())
    else if (kind === 'restartDatabase') await this.#noting('the database falls over', this.#postgres.restart())
    else if (kind === 'jump') await this.#jump()
    else if (!this.#trouble(kind)) return
    this.counts[kind] += 1
  }

  /** Until everything runs again. */
  async settled(): Promise<void> {
    await Promise.all(this.#mending)
  }

  #cutDatabase(): Promise<void> {
    return this.#postgres.cutConnections(this.#database)
  }

  async #noting(what: string, work: Promise<void>): Promise<void> {
    for (const { lives } of this.#nodes) lives.note(what)
    await work
  }

  #draw(): Kind {
    const all = KINDS.flatMap(kind => Array<Kind>(SHARES[kind]).fill(kind))
    return all[Math.floor(Math.random() * all.length)]!
  }

  #trouble(kind: Trouble): boolean {
    const well = this.#nodes.filter(node => !this.#troubled.has(node))
    if (well.length < 2) return false
    const node = well[Math.floor(Math.random() * well.length)]!
    this.#see(node, this.#happens(node, kind))
    return true
  }

  #happens(node: ChaosNode, kind: Trouble): Promise<void> {
    if (kind === 'pause') return this.#pause(node)
    return kind === 'partition' ? node.partition(500 + Math.random() * 8_000) : this.#replace(node, kind)
  }

  /** Somebody sets the clock of a machine. */
  async #jump(): Promise<void> {
    const node = this.#nodes[Math.floor(Math.random() * this.#nodes.length)]!
    if (!this.#troubled.has(node)) await node.shiftClock(wrongClock()).catch(() => {})
  }

  /** Starts nodes again that ended by themselves, which none should. */
  nurse(): void {
    for (const node of this.#nodes)
      if (!this.#troubled.has(node) && !isAlive(node.pid)) {
        this.#see(node, this.#replace(node, 'kill'))
      }
  }

  #see(node: ChaosNode, work: Promise<void>): void {
    this.#troubled.add(node)
    const mending = work.finally(() => {
      this.#troubled.delete(node)
      this.#mending.delete(mending)
    })
    this.#mending.add(mending)
  }

  /** It stands still and wakes with knowledge from before. */
  async #pause(node: ChaosNode): Promise<void> {
    const { pid } = node
    const milliseconds = 200 + Math.random() * 7_000
    node.lives.note(`stands still for ${Math.round(milliseconds)} ms`)
    process.kill(pid, 'SIGSTOP')
    await sleep(milliseconds)
    process.kill(pid, 'SIGCONT')
    await sleep(300)
  }

  async #replace(node: ChaosNode, kind: 'kill' | 'stop'): Promise<void> {
    await node.end(kind === 'kill' ? 'SIGKILL' : 'SIGTERM')
    for (;;)
      try {
        return await node.startAgain()
      } catch {
        await sleep(200)
      }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
