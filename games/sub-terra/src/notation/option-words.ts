import { EDITION_RULES } from '../options/options.ts'
import type { HazardCard } from '../types/hazards.ts'
import type { SubTerraOptions } from '../types/options.ts'
import type { PrintedTile } from '../types/tiles.ts'
import { makeHazard, parseHazard } from './hazard-names.ts'
import { readNumber, readOneOf, Unreadable } from './unreadable.ts'

const NUMBERS = ['players', 'exitDepth', 'gasTwiceEntry'] as const
const WORDS = ['difficulty', 'edition', 'thirdTry', 'start', 'fallen'] as const
const KEYS = [...NUMBERS, ...WORDS, 'easier'] as const

/** `options players 2 difficulty expert easier`; the party itself is read off the cavers' lines. */
export function readOptionWords(words: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (let i = 0; i < words.length; i++) {
    const key = readOneOf(words[i], KEYS)
    if (key === 'easier') options[key] = true
    else options[key] = (NUMBERS as readonly string[]).includes(key) ? readNumber(words[++i]) : words[++i]
  }
  return options
}

/** Only what differs from the defaults, and from what the edition says. */
export function makeOptionWords(options: SubTerraOptions): readonly string[] {
  const rules = EDITION_RULES[options.edition]
  const usual = { players: 1, difficulty: 'normal', edition: 'en', start: 'random', fallen: undefined, ...rules }
  const keys = [...NUMBERS, ...WORDS].filter(key => options[key] !== usual[key])
  const words = keys.flatMap(key => [key, String(options[key])])
  return options.easier ? [...words, 'easier'] : words
}

const makeTile = ({ kind, open, numbers }: PrintedTile): string =>
  [kind, open, ...(numbers ? [numbers.join('.')] : [])].join(':')

function parseTile(word: string): unknown {
  const [kind, open, numbers] = word.split(':')
  return { kind, open, ...(numbers !== undefined && { numbers: numbers.split('.').map(readNumber) }) }
}

/** `own tiles start:NESW exit:N caveIn:NES:3.5 …` and `own hazards gas gas×2 …`: another box. */
export function readOwnBox([what, ...words]: readonly string[]): Record<string, unknown> {
  if (what === 'tiles') return { tiles: words.map(parseTile) }
  if (what === 'hazards') return { hazards: words.map(parseHazard) satisfies HazardCard[] }
  throw new Unreadable('unknownWord', { found: what ?? '', allowed: 'tiles, hazards' })
}

export function makeOwnBox(options: SubTerraOptions): readonly string[] {
  return [
    ...(options.tiles ? [`own tiles ${options.tiles.map(makeTile).join(' ')}`] : []),
    ...(options.hazards ? [`own hazards ${options.hazards.map(makeHazard).join(' ')}`] : []),
  ]
}
