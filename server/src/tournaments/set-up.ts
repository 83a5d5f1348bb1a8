import { LIST } from '@grotto/catalog/list'
import { drawSecrets, type Game, type Refusal, type Secrets } from '@grotto/kernel'
import { type SetUpTournament, TABLE_RULE } from '@grotto/protocol'
import type { Tournament } from '@grotto/storage'
import { withNewOptions } from '../commands/lobby.ts'
import { type Bytes, newId } from '../process/randomness.ts'
import { asJson } from '../table/entries.ts'
import type { NewTablePorts } from '../tables/new-table.ts'

/** Open at a time: in a club, and set up by one of its members. Of those that are over a club keeps the latest. */
export const TOURNAMENT_CAPS = { ofClub: 3, ofMember: 1, kept: 50 } as const
/** As many as a club has members. */
export const MOST_ENTRANTS = 60
/** Fewer would compare with nobody. */
export const FEWEST_ENTRANTS = 2
/** From setting it up until it closes, in milliseconds. */
const SHORTEST = 10 * 60_000
const LONGEST = 60 * 86_400_000
/** So many times somebody may let her clock run out, or not come, before it closes. */
const WAITS = 3
/** Seconds, where several sit at a table. */
const SHORTEST_CLOCK = 15

/** What everybody plays alike. */
export interface SetUp {
  readonly options: object
  readonly deals: number
  /** Of every table: bots fill those that nobody has. */
  readonly seats: number
  /** Seconds for a decision. */
  readonly clock: number
  readonly bot: string
}

export const setUpOf = ({ setUp }: Tournament): SetUp => JSON.parse(setUp) as SetUp
export const secretsOf = ({ secrets }: Tournament): Secrets[] => JSON.parse(secrets) as Secrets[]
export const isClosed = ({ closes }: Tournament, now: number): boolean => now >= closes

type Ports = Pick<NewTablePorts, 'findGame' | 'roster' | 'bytes'>
interface Asked {
  readonly club: string
  readonly organiser: string
  readonly now: number
}

/** A tournament with all its seeds drawn: from now on nobody can choose them. */
export function newTournament(
  ports: Ports,
  { club, organiser, now }: Asked,
  wanted: SetUpTournament,
): Tournament | { readonly refusal: Refusal } {
  const game = ports.findGame(wanted.game)
  if (!game) return refuse('noSuchGame')
  const [fewest, most] = LIST.find(({ id }) => id === game.id)?.players ?? [1, 8]
  if (wanted.seats < fewest || wanted.seats > most) return refuse('tournamentSeats', { fewest, most })
  const time = wanted.closes - now
  if (time < SHORTEST || time > LONGEST || wanted.clock * 1000 * WAITS > time) return refuse('tournamentTime')
  // Where others wait for her decision, somebody who walked away must not keep them for ever.
  if (wanted.clock < SHORTEST_CLOCK && (wanted.clock > 0 || wanted.seats > 1))
    return refuse('clockTooShort', { seconds: SHORTEST_CLOCK })
  const options = parsed(game, wanted)
  if ('refusal' in options) return options
  const bot = ports.roster.standInFor(game.id)
  const setUp: SetUp = { options: options.value, deals: wanted.deals, seats: wanted.seats, clock: wanted.clock, bot }
  return {
    id: newId(ports.bytes),
    ...{ club, organiser, game: game.id, setUp: JSON.stringify(setUp), created: now, closes: wanted.closes },
    ...{ begun: null, settled: null, seating: null },
    secrets: JSON.stringify(drawn(game, options.value, wanted.deals, ports.bytes)),
  }
}

function parsed(game: Game, { options, seats }: SetUpTournament): { value: object } | { readonly refusal: Refusal } {
  const wished = withNewOptions(game, options ?? {}) as object
  // Spread, a number would be no option at all.
  const isObject = typeof wished === 'object' && wished !== null && !Array.isArray(wished)
  const found = game.parseOptions(isObject ? { ...wished, players: seats } : wished)
  if (!found.ok) return found
  return game.seatCount(found.value) === seats ? { value: asJson(found.value) as object } : refuse('openSeats')
}

const drawn = (game: Game, options: object, deals: number, bytes: Bytes): Secrets[] =>
  Array.from({ length: deals }, () => drawSecrets(game.seals(options), bytes))

const refuse = (
  reason: 'clockTooShort' | 'noSuchGame' | 'openSeats' | 'tournamentSeats' | 'tournamentTime',
  args?: Refusal['args'],
): { refusal: Refusal } => ({ refusal: { rule: TABLE_RULE, reason, ...(args ? { args } : {}) } })
