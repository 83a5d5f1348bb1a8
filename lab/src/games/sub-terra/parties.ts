import { type CaverName, DIFFICULTIES } from '@grotto/sub-terra'
import { Trouble } from '../../trouble.ts'
import type { NamedOptions } from '../desk.ts'

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

/** `rescue4/normal,works5/all`; `all` stands for every party, every difficulty, or both. */
export function partyCells(text: string): NamedOptions[] {
  return text.split(',').flatMap(item => {
    const [party = '', difficulty = 'all'] = item.split('/')
    return pick('party', party, [...PARTIES.keys()]).flatMap(name =>
      pick('difficulty', difficulty, DIFFICULTIES).map(level => ({
        name: `${name}, ${level}`,
        options: { cavers: PARTIES.get(name)!, difficulty: level },
      })),
    )
  })
}

function pick(what: string, wanted: string, known: readonly string[]): readonly string[] {
  if (wanted === 'all') return known
  if (known.includes(wanted)) return [wanted]
  throw new Trouble(`no ${what} "${wanted}"; there are ${known.join(', ')}, and all`)
}
