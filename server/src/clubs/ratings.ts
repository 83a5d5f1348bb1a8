import type { ClubRatings } from '@grotto/protocol'
import type { BotPlace, ClubMember, ClubPlace, Measured, Store } from '@grotto/storage'
import type { Rating } from 'openskill'
import type { KeptFigures } from './kept-figures.ts'
import { teamRatings } from './team-ratings.ts'

/** Four hundred small modules: whoever starts a server does not wait for them, who asks for ratings does, once. */
const loadModel = () => import('openskill')
type Model = Awaited<ReturnType<typeof loadModel>>

type Pool = Map<string, Rating & { readonly games: number }>
interface GamePools {
  readonly people: Pool
  /** People and bots at one table; bots by a name that no person has. */
  readonly withBots: Pool
}
interface Entrant {
  readonly who: string
  readonly place: number
}
/** What a club's places so far have come to. */
interface Replayed {
  readonly rows: number
  /** The table of the last of them. */
  readonly last: string | undefined
  readonly games: ReadonlyMap<string, GamePools>
}

/** Rows of a club that are read at once, and games that are rated in one turn of the event loop. */
const PAGE = 4_000
const AT_ONCE = 8
/** Clubs whose ratings are at hand; the others are replayed when they are asked for. */
const KEPT = 200
const BOT = 'bot '
const NOTHING: Replayed = { rows: 0, last: undefined, games: new Map() }

/**
 * Ratings by the Plackett-Luce model of openskill, made by replaying a club's games in the order in which they ended: among
 * people, where bots do not count, and at tables with bots apart. What was replayed is kept and gone on from; where
 * it is no longer what the club's games begin with, somebody has taken her results away, and all is replayed.
 */
export class Ratings {
  readonly #store: Store
  readonly #figures: KeptFigures
  readonly #kept = new Map<string, Promise<Replayed>>()

  constructor(store: Store, figures: KeptFigures) {
    this.#store = store
    this.#figures = figures
  }

  async of(club: string): Promise<ClubRatings> {
    const { games } = await this.#figures.of(club, 'ratings', () => this.#replayed(club))
    const members = (await this.#store.clubs.members(club)).filter(({ rated }) => rated)
    const against = (by: Measured) =>
      this.#figures.of(club, `against ${by.bot}`, () => this.#store.pars.against(club, by))
    const teams = await teamRatings(against, members)
    return { teams, games: [...games].map(([game, pools]) => ({ game, ...shown(pools, members) })) }
  }

  #replayed(club: string): Promise<Replayed> {
    const now = this.#goneOn(club, this.#kept.get(club))
    this.#kept.delete(club)
    this.#kept.set(club, now)
    now.catch(() => this.#kept.get(club) === now && this.#kept.delete(club))
    for (const oldest of [...this.#kept.keys()].slice(0, -KEPT)) this.#kept.delete(oldest)
    return now
  }

  async #goneOn(club: string, before: Promise<Replayed> | undefined): Promise<Replayed> {
    const { clubs } = this.#store
    const known = await before?.catch(() => undefined)
    let { rows, last, games } = known && (await this.#stands(club, known)) ? known : NOTHING
    const fresh = new Map([...games].map(([game, pools]) => [game, copied(pools)]))
    for (let count = await clubs.placesCount(club); rows < count; ) {
      const page = wholeGames(await clubs.places(club, { from: rows, count: PAGE }))
      if (page.length === 0) break
      await replay(await loadModel(), fresh, page)
      rows += page.length
      last = page.at(-1)?.table
    }
    return { rows, last, games: fresh }
  }

  /** Whether what was replayed is still what the club's games begin with. */
  async #stands(club: string, { rows, last }: Replayed): Promise<boolean> {
    const [row] = rows > 0 ? await this.#store.clubs.places(club, { from: rows - 1, count: 1 }) : []
    return row?.table === last
  }
}

const copied = ({ people, withBots }: GamePools): GamePools => ({
  people: new Map(people),
  withBots: new Map(withBots),
})

/** A page may end in the middle of a game, which the next one then begins with. */
function wholeGames(page: readonly ClubPlace[]): readonly ClubPlace[] {
  if (page.length < PAGE) return page
  const last = page.at(-1)!.table
  return page.filter(({ table }) => table !== last)
}

async function replay(model: Model, games: Map<string, GamePools>, rows: readonly ClubPlace[]): Promise<void> {
  let rated = 0
  for (const players of Map.groupBy(rows, ({ table }) => table).values()) {
    const { game, bots } = players[0]!
    const pools = games.get(game) ?? { people: new Map(), withBots: new Map() }
    games.set(game, pools)
    rateGame(model, pools, players, bots)
    if (++rated % AT_ONCE === 0) await new Promise(setImmediate)
  }
}

function rateGame(
  model: Model,
  { people, withBots }: GamePools,
  players: readonly ClubPlace[],
  bots: readonly BotPlace[],
): void {
  const humans = players.map(({ person, place }) => ({ who: person, place }))
  if (humans.length > 1) update(model, people, humans)
  if (bots.length > 0)
    update(model, withBots, [...humans, ...bots.map(({ bot, place }) => ({ who: BOT + bot, place }))])
}

/** A bot that has several seats is one player: it moves by the mean of them. */
function update({ rate, rating }: Model, pool: Pool, entrants: readonly Entrant[]): void {
  const before = entrants.map(({ who }) => pool.get(who) ?? { ...rating(), games: 0 })
  const teams = before.map(({ mu, sigma }) => [{ mu, sigma }])
  const after = rate(teams, { rank: entrants.map(({ place }) => place) })
  for (const [who, seats] of Map.groupBy(entrants.keys(), seat => entrants[seat]!.who)) {
    const mean = (figure: (each: Rating) => number) =>
      seats.reduce((sum, seat) => sum + figure(after[seat]![0]!), 0) / seats.length
    const games = before[seats[0]!]!.games + 1
    pool.set(who, { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma), games })
  }
}

const rounded = ({ mu, sigma, games }: Rating & { games: number }) => ({
  rating: Math.round(mu * 10) / 10,
  uncertainty: Math.round(sigma * 10) / 10,
  games,
})
const byRating = (a: { rating: number }, b: { rating: number }): number => b.rating - a.rating

function shown({ people, withBots }: GamePools, members: readonly ClubMember[]) {
  const ofMembers = (pool: Pool) =>
    members
      .flatMap(({ person, name }) => {
        const found = pool.get(person)
        return found ? [{ person, name, ...rounded(found) }] : []
      })
      .sort(byRating)
  const bots = [...withBots].flatMap(([who, found]) =>
    who.startsWith(BOT) ? [{ bot: who.slice(BOT.length), ...rounded(found) }] : [],
  )
  return { people: ofMembers(people), withBots: ofMembers(withBots), bots: bots.sort(byRating) }
}
