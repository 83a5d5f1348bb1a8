import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { ProbedServer } from '../test-kit/probed-server.ts'
import type { Counts } from './guests.ts'
import { type Felt, Victims } from './victims.ts'

export interface Besieged {
  readonly attack: string
  readonly felt: Felt
  /** What the attacker got for it. */
  readonly counts: Counts
  /** Memory of the server, at the most, while it lasted. */
  readonly megabytes: number
  /** Share of one processor that the server used. */
  readonly processor: number
  /** Milliseconds of processor time in which nobody else was served, at the most. */
  readonly work: number
}

export interface SiegeOptions {
  readonly seconds: number
  readonly alone: number
  readonly withBots: number
  readonly environment?: Record<string, string>
  /** Of the attacker's process. The lowest is for a machine of its own: beside other work it would never come to attack. */
  readonly priority?: number
}

/** A server with people who play, on which attacks are let loose one after the other. */
export class Siege {
  readonly #options: SiegeOptions
  readonly #server: ProbedServer
  #victims: Victims | undefined

  constructor(options: SiegeOptions) {
    this.#options = options
    // One proxy is believed, so that everybody can have an address of her own.
    const limits = { GROTTO_RATE_LIMITS: '1', GROTTO_TRUST_PROXY: '1', GROTTO_BOT_PACE: '900' }
    this.#server = new ProbedServer({ ...limits, GROTTO_LOG: 'error', ...options.environment })
  }

  async start(): Promise<void> {
    await this.#server.start()
    this.#victims = new Victims(this.#server.address)
    await this.#victims.start(this.#options.alone, this.#options.withBots)
    // Until everything is loaded and warm.
    await this.#victims.feel(sleep(Math.min(5, this.#options.seconds)))
  }

  get megabytes(): number {
    const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024
  }

  /** What the server holds when garbage is collected. */
  async heap(): Promise<number> {
    return (await this.#server.read('thoroughly')).heap / 1e6
  }

  /** One figure of the server. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.#server.address}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }

  async peace(): Promise<Besieged> {
    return { attack: '(peace)', counts: {}, ...(await this.#observe(sleep(this.#options.seconds))) }
  }

  async #observe(until: Promise<unknown>): Promise<Omit<Besieged, 'attack' | 'counts'>> {
    let megabytes = this.megabytes
    const looking = setInterval(() => {
      megabytes = Math.max(megabytes, this.megabytes)
    }, 200)
    const [before, began] = [await this.#server.read(), performance.now()]
    const felt = await this.#victims!.feel(until)
    clearInterval(looking)
    const { cpu, work } = await this.#server.read()
    return { felt, megabytes, work, processor: (cpu - before.cpu) / 1000 / (performance.now() - began) }
  }

  /** For the seconds that were agreed, and on until the attacker has got what it takes, on however slow a machine. */
  async endure(attack: string, isEnough: (counts: Counts) => boolean = () => true): Promise<Besieged> {
    const attacker = await this.#letLoose(attack)
    const observed = await this.#observe(Promise.all([sleep(this.#options.seconds), reached(attacker, isEnough)]))
    return { attack, counts: await halt(attacker), ...observed }
  }

  /** When it has gathered its guests; from then on it attacks. */
  #letLoose(attack: string): Promise<ChildProcess> {
    const { priority = constants.priority.PRIORITY_LOW } = this.#options
    const given = [this.#server.address, attack, String(priority)]
    const attacker = fork(new URL('./attacker.ts', import.meta.url), given)
    return new Promise((done, failed) => {
      attacker.once('message', () => done(attacker))
      attacker.once('exit', code => failed(new Error(`the attacker ended with ${code}`)))
    })
  }

  async end(): Promise<void> {
    await this.#victims?.stop()
    await this.#server.remove()
  }
}

const sleep = (seconds: number): Promise<void> => new Promise(done => setTimeout(done, seconds * 1000))

function reached(attacker: ChildProcess, isEnough: (counts: Counts) => boolean): Promise<void> {
  return new Promise(done => {
    if (isEnough({})) return done()
    attacker.on('message', counts => {
      if (isEnough(counts as Counts)) done()
    })
  })
}

function halt(attacker: ChildProcess): Promise<Counts> {
  return new Promise(done => {
    let counts: Counts = {}
    attacker.on('message', said => {
      counts = said as Counts
    })
    attacker.once('exit', () => done(counts))
    attacker.send('halt')
  })
}
