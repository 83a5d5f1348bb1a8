/** Where the long names of pieces and actions may be broken: not every browser has the rules of all languages. */
const BREAKS: readonly string[] = [
  'acciden-tato',
  'Aggres-sione',
  'contrasse-gnata',
  'Démoli-tion',
  'Equipa-miento',
  'Escon-derse',
  'Fascia-tura',
  'Immer-sione',
  'Nascon-dersi',
  'Rétrécis-sement',
]
const SOFT_HYPHEN = '\u00ad'
const BY_WORD = new Map(BREAKS.map(each => [each.replace('-', ''), each.replace('-', SOFT_HYPHEN)]))

/** A name for a narrow place: where it must be broken, it is broken as one writes it. */
export const withSoftHyphens = (name: string): string => name.replace(/\p{L}+/gu, word => BY_WORD.get(word) ?? word)
