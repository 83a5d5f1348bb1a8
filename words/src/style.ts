/** What a language never prints, and what it prints instead. */
export interface StyleRule {
  readonly instead: string
  readonly never: RegExp
  /** Sentences that may. */
  readonly except?: RegExp
  /** The rulebooks may. */
  readonly wordsOnly?: true
}

/** A whole word: \b knows no accents. */
export const word = (words: string, flags = 'iu'): RegExp => new RegExp(`(?<![\\p{L}’])(?:${words})(?!\\p{L})`, flags)

/** What no language prints. */
export const EVERYWHERE: readonly StyleRule[] = [
  { instead: 'curled quotes and apostrophes', never: /['"]/u },
  { instead: '… as one sign', never: /\.\.\./u },
  { instead: 'one space between words', never: /\p{L} {2,}\p{L}/u },
]

/** No space before what ends a sentence or a part of it; French has its own. */
export const CLOSE_TO_ITS_WORD: StyleRule = {
  instead: 'no space before , . ; : ! ?',
  never: /[\p{L}\d}] [,.;:!?](?!\p{L})/u,
}

/** Things that are counted, after a number; verbs that a number governs, before it. */
export interface Counting {
  readonly noun: RegExp
  readonly verb?: RegExp
}

/** Sentences with a range, or with a number that is never one. */
export const isRange =
  /^(?:lobby\.players|table\.room\.players|diamant\.refusal\.playerCount|subTerra\.refusal\.bad(?:TileSet|HazardDeck)|club\.(?:party|cameOut))$/
