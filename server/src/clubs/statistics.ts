import type { ClubSeason, ClubStatistics } from '@grotto/protocol'
import type { Club, ClubMember, ClubResult, ClubTally, Store } from '@grotto/storage'
import type { KeptFigures } from './kept-figures.ts'
import { endedSeasons, type PointsOf, pointsOf, seasonStart } from './season.ts'

const LATEST = 40
const MOST_SEATS = 8

/** What was reached at the club's tables; of members only, and by the names they have now. */
export async function statisticsOf(
  { clubs }: Store,
  kept: KeptFigures,
  club: Club,
  { now, together }: Reckoning,
): Promise<ClubStatistics> {
  const from = seasonStart(club, now)
  const count = async () =>
    [
      await clubs.tallies(club.id, from),
      await clubs.reached(club.id),
      await clubs.games(club.id, LATEST * MOST_SEATS),
    ] as const
  const [tallies, reached, rows] = await kept.of(club.id, `since ${from}`, count)
  const members = await clubs.members(club.id)
  const games = Map.groupBy(reached, ({ game }) => game)
  return {
    season: {
      from,
      byQuarters: club.seasonFrom === null,
      table: seasonTable(members, tallies, together),
      earlier: endedSeasons(club, now).length > 0,
    },
    games: [...games].map(([game, all]) => ({
      game,
      count: sum(all, ({ count }) => count),
      reached: all.map(({ result, count }) => ({ result, count })),
      members: membersAt(
        members,
        tallies.filter(tally => tally.game === game),
      ),
    })),
    latest: latestOf(rows, new Map(members.map(({ person, name }) => [person, name]))),
  }
}

interface Reckoning {
  readonly now: number
  readonly together: PointsOf
}

/** How a season stood when it ended; nothing where there were not so many. */
export async function endedSeason(
  { clubs }: Store,
  kept: KeptFigures,
  club: Club,
  ended: number,
  { now, together }: Reckoning,
): Promise<ClubSeason | undefined> {
  const seasons = endedSeasons(club, now)
  const span = seasons[ended - 1]
  if (!span) return undefined
  const { from, to } = span
  const tallies = await kept.of(club.id, `${from} to ${to}`, () => clubs.talliesBetween(club.id, from, to))
  const table = seasonTable(await clubs.members(club.id), tallies, together)
  return { ...span, table, earlier: ended < seasons.length }
}

const sum = <T>(all: readonly T[], figure: (each: T) => number): number =>
  all.reduce((total, each) => total + figure(each), 0)

const ofMember = (tallies: readonly ClubTally[], { person }: ClubMember): ClubTally[] =>
  tallies.filter(tally => tally.person === person)

/** Who has not played in it is not in it. */
function seasonTable(members: readonly ClubMember[], tallies: readonly ClubTally[], together: PointsOf) {
  return members
    .map(member => {
      const hers = ofMember(tallies, member)
      const points = sum(hers, tally => pointsOf(tally, together))
      return { person: member.person, name: member.name, points, games: sum(hers, ({ season }) => season) }
    })
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.points - a.points || a.games - b.games)
}

function membersAt(members: readonly ClubMember[], tallies: readonly ClubTally[]) {
  return members
    .flatMap(member => {
      const hers = ofMember(tallies, member)
      return hers.length > 0 ? [{ person: member.person, name: member.name, ...figuresOf(hers) }] : []
    })
    .sort((a, b) => b.games - a.games)
}

function figuresOf(hers: readonly ClubTally[]) {
  const scored = hers.filter(({ total }) => total !== null)
  const games = sum(scored, ({ count }) => count)
  return {
    games: sum(hers, ({ count }) => count),
    won: sum(hers, ({ place, count }) => (place === 1 ? count : 0)),
    best: games > 0 ? Math.max(...scored.map(({ best }) => best ?? 0)) : null,
    mean: games > 0 ? Math.round((sum(scored, ({ total }) => total ?? 0) / games) * 10) / 10 : null,
  }
}

function latestOf(rows: readonly ClubResult[], names: ReadonlyMap<string, string>): ClubStatistics['latest'] {
  const tables = [...Map.groupBy(rows, ({ table }) => table)]
  // The last one may be cut off in the middle.
  return tables.slice(0, LATEST).map(([table, players]) => {
    const { at, game, result, seats } = players[0]!
    const told = players.map(({ person, place, score }) => ({ name: names.get(person) ?? null, place, score }))
    return { table, at, game, result, seats, players: told }
  })
}
