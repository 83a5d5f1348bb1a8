import { LIST } from '@grotto/catalog/list'
import type { ClubRatings } from '@grotto/protocol'
import type { AgainstPar, ClubMember, Measured } from '@grotto/storage'
import { characterOf } from '../bots/roster.ts'
import { PAR_BOTS } from './par.ts'

type Team = ClubRatings['teams'][number]
/** What a club's tables reached against a bot. */
type Against = (by: Measured) => Promise<readonly AgainstPar[]>

/** How far the share of medals of those who want a rating lies beyond that of the bot in the same caves. */
export async function teamRatings(against: Against, members: readonly ClubMember[]): Promise<Team[]> {
  const teams = await Promise.all(
    PAR_BOTS.map(async ({ game, bot, version }): Promise<Team[]> => {
      const counted = await against({ game, bot, version })
      const worth = LIST.find(({ id }) => id === game)?.season ?? {}
      const rated = (person: string | null) =>
        againstPar(
          counted.filter(each => each.person === person),
          worth,
        )
      const all = rated(null)
      if (all.games === 0) return []
      const hers = members.map(({ person, name }) => ({ person, name, ...rated(person) }))
      const best = hers.filter(({ games }) => games > 0).sort((a, b) => b.medals - b.par - (a.medals - a.par))
      return [{ game, bot, botName: characterOf(game, bot), version, club: all, members: best }]
    }),
  )
  return teams.flat()
}

/** The quantile of the normal distribution that leaves 2.5 % on either side. */
const Z = 1.96

/**
 * Shares of medals, and where their difference lies: the interval of Bonett and Price (2012) for paired shares, which adds
 * a game to either side and so stays honest where few were played.
 */
export function againstPar(counted: readonly AgainstPar[], worth: Readonly<Record<string, number>>) {
  const count = (test: (won: boolean, botWon: boolean) => boolean) =>
    counted.reduce(
      (sum, each) => sum + (test((worth[each.result] ?? 0) > 0, (worth[each.par] ?? 0) > 0) ? each.count : 0),
      0,
    )
  const games = count(() => true)
  const share = (of: number) => (games === 0 ? 0 : rounded(of / games))
  const [more, less] = [
    (count((won, bot) => won && !bot) + 1) / (games + 2),
    (count((won, bot) => bot && !won) + 1) / (games + 2),
  ]
  const margin = Z * Math.sqrt((more + less - (more - less) ** 2) / (games + 2))
  return {
    games,
    medals: share(count(won => won)),
    par: share(count((_, bot) => bot)),
    from: rounded(Math.max(-1, more - less - margin)),
    to: rounded(Math.min(1, more - less + margin)),
  }
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000
