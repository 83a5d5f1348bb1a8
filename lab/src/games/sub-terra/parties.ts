import { given } from '@grotto/kernel'
import { type CaverName, DIFFICULTIES, HAZARD_KINDS, HAZARD_POOLS } from '@grotto/sub-terra'
import { UsageError } from '../../usage-error.ts'
import type { NamedOptions } from '../lab-game.ts'

/** Three kinds of party, each with four, five and six cavers; together they have all eight. */
const KINDS: Readonly<Record<string, readonly CaverName[]>> = {
  rescue: ['leader', 'medic', 'scout', 'bodyguard', 'climber', 'geologist'],
  works: ['diver', 'geologist', 'engineer', 'climber', 'medic', 'leader'],
  mixed: ['medic', 'engineer', 'scout', 'geologist', 'bodyguard', 'diver'],
}

/** `rescue4` is leader, medic, scout, bodyguard. */
export const PARTIES: ReadonlyMap<string, readonly CaverName[]> = new Map(
  [4, 5, 6].flatMap(size => Object.entries(KINDS).map(([kind, cavers]) => [`${kind}${size}`, cavers.slice(0, size)])),
)

/** What `ladder` stands for: caves of the first party in which every card is of one kind, the kindest first; then as printed. */
const LADDER = ['flood', 'gas', 'caveIn', 'horror', 'tremor', 'printed']

/** `rescue4/normal,works5/all`; `all` stands for every party, every difficulty, or both; `only/gas` is a rung of the ladder. */
export function partyCells(text: string): NamedOptions[] {
  return text.split(',').flatMap(item => {
    if (item === 'ladder') return LADDER.map(rung)
    if (item.startsWith('only/')) return pick('kind of hazard', item.slice('only/'.length), LADDER).map(rung)
    const [party = '', difficulty = 'all'] = item.split('/')
    return pick('party', party, [...PARTIES.keys()]).flatMap(name =>
      pick('difficulty', difficulty, DIFFICULTIES).map(level => ({
        name: `${name}, ${level}`,
        options: { cavers: given(PARTIES.get(name), `the party ${name}`), difficulty: level },
      })),
    )
  })
}

/** As many cards as in the normal pool, all of one kind. */
function rung(kind: string): NamedOptions {
  const cavers = given(PARTIES.get('rescue4'), 'the party of the ladder')
  const only = HAZARD_KINDS.find(known => known === kind)
  if (!only) return { name: 'as printed', options: { cavers, difficulty: 'normal' } }
  return {
    name: `only ${only}`,
    options: { cavers, difficulty: 'normal', hazards: HAZARD_POOLS.normal.map(() => ({ kind: only })) },
  }
}

function pick(what: string, wanted: string, known: readonly string[]): readonly string[] {
  if (wanted === 'all') return known
  if (known.includes(wanted)) return [wanted]
  throw new UsageError(`no ${what} "${wanted}"; there are ${known.join(', ')}, and all`)
}
