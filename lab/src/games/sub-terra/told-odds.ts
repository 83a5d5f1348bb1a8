import { HAZARD_KINDS, type SubTerraOdds, type SubTerraPosition } from '@grotto/sub-terra'
import type { Tongue } from './places.ts'

/** Numbers of tiles for which the chance of the exit is told. */
const AHEAD = [1, 5, 10]

const percent = (share: number): number => Math.round(share * 100)

/** The next card, where the exit is, and what threatens whoever is asked on her tile. */
export function tellOdds(position: SubTerraPosition, odds: SubTerraOdds, words: Tongue): string[] {
  return [nextHazard(odds, words), ...exitLines(odds, words), ...risksHere(position, odds, words)]
}

function nextHazard({ hazards }: SubTerraOdds, words: Tongue): string {
  const kinds = HAZARD_KINDS.filter(kind => hazards.plain[kind] + hazards.severe[kind] > 0).map(kind => {
    const chance = words.say('subTerra.chance', { percent: percent(hazards.plain[kind] + hazards.severe[kind]) })
    const severe = percent(hazards.severe[kind])
    const told = `${words.say(`subTerra.hazard.${kind}`)} ${chance}`
    return severe > 0 ? `${told} (${words.say('subTerra.odds.twice', { percent: severe })})` : told
  })
  const what = kinds.length > 0 ? words.list(kinds) : words.say('subTerra.hazard.outOfTime')
  return words.say('terminal.entry', { name: words.say('subTerra.nextHazard'), what })
}

function exitLines({ exitWithin }: SubTerraOdds, words: Tongue): string[] {
  return AHEAD.filter(tiles => (exitWithin[tiles - 1] ?? 0) > 0).map(tiles =>
    words.say('subTerra.odds.exit', { tiles, percent: percent(exitWithin[tiles - 1]!) }),
  )
}

function risksHere({ question }: SubTerraPosition, { risks }: SubTerraOdds, words: Tongue): string[] {
  const own = 'caver' in question ? risks[question.caver] : undefined
  if (!own) return []
  const lines = HAZARD_KINDS.filter(kind => percent(own[kind].chance) > 0).map(kind =>
    words.say('subTerra.odds.risk', {
      hazard: words.say(`subTerra.hazard.${kind}`),
      percent: percent(own[kind].chance),
      hearts: own[kind].hearts,
    }),
  )
  if (lines.length === 0) return [words.say('subTerra.odds.nothingHere')]
  return lines.map(what => words.say('terminal.entry', { name: words.say('subTerra.odds.here'), what }))
}
