import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { ClubFound, ClubInfo, DealOffer, TableMade } from '@grotto/protocol'
import { SqliteStore } from '@grotto/storage'
import type { TableEntry } from '../src/table/entries.ts'
import { Client } from '../test-kit/client.ts'
import { friends, startGame } from '../test-kit/friends.ts'
import { longRecord } from '../test-kit/long-record.ts'
import { ProbedServer } from '../test-kit/probed-server.ts'
import type { Standing } from './cases/places.ts'
import { MOST_LAG } from './surface.ts'

type Created = Extract<TableEntry, { type: 'created' }>

/** A game that is over, whose deal can be played again. */
const FINISHED = longRecord({ entries: 100, undos: 2 })
/** After so many batches Eve gets a new name and new tables. */
const RENEW_EVERY = 40

/** Whether the machine has more to do than it has processors: a loop then also stands still because it gets none, and only the time it used tells what the input cost. */
const isCrowded = (): boolean => loadavg()[0]! > availableParallelism()

/** A real server with tables at which something can be spoilt: Eve's own, and one that is none of her business. */
export class Stage {
  readonly server = new ProbedServer({ GROTTO_LOG: 'fatal', GROTTO_BOT_PACE: '60000', GROTTO_IDLE_AFTER: '20000' })
  eve!: Client
  standing!: Standing
  /** What the loop does when nobody sends anything strange. */
  #quietLag = 0
  #victims: Client[] = []
  #kept!: Pick<Standing, '@victim' | '@ada' | '@theirClub'>
  /** Of clubs that Eve is not in. */
  readonly #codes: string[] = []
  #batches = 0
  readonly #victimTables: string[] = []

  async open(): Promise<void> {
    await this.server.start()
    await this.#arrive()
    await this.#calibrate()
  }

  async #arrive(): Promise<void> {
    const { address } = this.server
    this.#victims = await friends(address, 'Ada', 'Bo', 'Cy')
    const victim = await startGame(this.#victims, { game: 'diamant', options: { players: 3 } })
    await this.#victims[1]!.ok({ type: 'act', table: victim, action: { type: 'leave' } })
    this.#victimTables.push(victim)
    const [ada] = this.#victims as [Client]
    const theirs = await clubOf(ada, 'None of her business')
    this.#codes.push(theirs.code)
    this.#kept = { '@victim': victim, '@ada': ada.id, '@theirClub': theirs.id }
    await this.#renew()
  }

  /** Before a batch: now and then Eve begins a new life, since she has abandoned, left or forgotten everything by then. */
  async beforeBatch(): Promise<void> {
    this.#batches += 1
    if (this.#batches % RENEW_EVERY === 0) await this.#renew()
    else await this.renewIfForgotten()
    await this.#renewClub()
  }

  /** Whoever is no longer in her club founds another. */
  async #renewClub(): Promise<void> {
    const { status } = await this.eve.request('GET', `/api/clubs/${this.standing['@club']}`)
    if (status === 404) this.standing = { ...this.standing, ...(await this.#newClub()) }
  }

  async #newClub(): Promise<Pick<Standing, '@club' | '@clubCode'>> {
    const { id, code } = await clubOf(this.eve, 'Spelunkers')
    return { '@club': id, '@clubCode': code }
  }

  /** Whoever has nobody's cookie is somebody new to the server. */
  async renewIfForgotten(): Promise<void> {
    const answer = await fetch(`${this.server.address}/api/me`, { headers: { cookie: this.eve.cookie } })
    const { id } = (await answer.json()) as { id?: string }
    if (id !== this.eve.id) await this.#renew()
  }

  async #renew(): Promise<void> {
    this.eve = await Client.arrive(this.server.address, 'Eve')
    const made = async (path: string, body: unknown) => ((await this.eve.http('POST', path, body)) as TableMade).id
    const club = await this.#newClub()
    const finished = await made('/api/records', FINISHED)
    const { offer } = (await this.eve.http('POST', `/api/tables/${finished}/offer`)) as DealOffer
    this.standing = {
      ...this.#kept,
      ...club,
      '@offer': offer,
      '@lobby': await made('/api/tables', { game: 'diamant', club: club['@club'] }),
      '@diamant': await made('/api/play-now', { game: 'diamant', bots: 'random' }),
      '@subTerra': await made('/api/play-now', { game: 'sub-terra', bots: 'random' }),
      '@finished': finished,
      '@nowhere': 'NoSuchTable12345',
      '@eve': this.eve.id,
    }
  }

  /** The same number of ordinary calls as a batch has hostile ones. */
  async #calibrate(): Promise<void> {
    await this.server.read()
    for (let i = 0; i < 100; i++) await this.eve.http('GET', '/api/me')
    this.#quietLag = (await this.server.read()).lag
  }

  /** What has gone wrong with the process since the last time it was asked. */
  async trouble(): Promise<string | undefined> {
    const reading = await this.server.read().catch(() => undefined)
    if (!reading) return `the process ended (${await this.server.fate})`
    const stood = isCrowded() ? Math.min(reading.lag, reading.work) : reading.lag
    return stood > this.#quietLag + MOST_LAG ? `the event loop stood still for ${Math.round(stood)} ms` : undefined
  }

  get isUp(): boolean {
    return this.server.alive
  }

  /** The table that was attacked is played on by those who sit there. */
  async goesOn(): Promise<boolean> {
    const said = { type: 'act', table: this.standing['@victim'], action: { type: 'goOn' } } as const
    const [ada] = this.#victims as [Client]
    // Nobody answered the server on this line while the doors were tried: after hours it may be a dead one.
    ada.drop()
    await ada.connect()
    return (await ada.say(said)).result === 'ok'
  }

  /** After the process has ended: another one, on the same data. */
  async again(): Promise<void> {
    for (const person of this.#victims) person.drop()
    await this.server.end('SIGKILL')
    await this.server.start()
    await this.#arrive()
  }

  /** What nobody may have heard, and of which tables, looked up when the server is closed. */
  async close(): Promise<{ readonly secrets: readonly string[]; readonly tables: readonly string[] }> {
    for (const person of this.#victims) person.drop()
    await this.server.end('SIGTERM')
    const store = new SqliteStore(join(this.server.data, 'grotto.db'))
    const secrets = [...this.#codes]
    for (const table of this.#victimTables) {
      const [created] = await store.entries(table)
      secrets.push(...Object.values((created!.body as unknown as Created).secrets))
    }
    await store.close()
    await this.server.remove()
    return { secrets, tables: this.#victimTables }
  }
}

/** A club of hers that meets on Fridays. */
async function clubOf(founder: Client, name: string): Promise<ClubInfo> {
  const { id } = (await founder.http('POST', '/api/clubs', { name })) as ClubFound
  const evening = { day: 5, time: '20:30', zone: 'Europe/Paris' }
  return (await founder.http('PUT', `/api/clubs/${id}`, { evening })) as ClubInfo
}
