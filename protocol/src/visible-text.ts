/**
 * What people write, as others will see it: nothing in it is invisible, turns text round or piles up. What real names
 * and emoji need stays: joiners between letters of scripts that have them, variants of ideographs and of emoji.
 */
export function visibleText(text: string): string {
  const shown = text.replace(INVISIBLE, '').replace(HEAPED_UP, '$1').normalize('NFC')
  return shown.replace(BLANK, ' ').replace(PILED_UP, '$1').trim()
}

/** Scripts in which a joiner or its opposite changes how letters are written. */
const JOINING = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
]
const letterOf = (scripts: readonly string[]): string => `[${scripts.map(script => `\\p{Script=${script}}`).join('')}]`

/** Invisible characters that belong where they stand, and all others. */
const BELONGS = [
  // A joiner or its opposite, alone between two letters.
  `(?<=${letterOf(JOINING)})[\\u200c\\u200d](?=${letterOf(JOINING)})`,
  // A joiner between two emoji, each perhaps with a skin or a style of its own.
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  // The style of an emoji or of a key.
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]|(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
  // The variant of an ideograph in somebody's name, or of a Mongolian letter.
  '(?<=\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]|(?<=\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
].join('|')
/** Spaces, tabs and ends of lines are left for later. */
const UNSEEN =
  '(?!\\s)[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\p{Default_Ignorable_Code_Point}\\ufffc]'
const INVISIBLE = new RegExp(`(?!${BELONGS})${UNSEEN}`, 'gu')

/** Whatever looks like a space, however many, with marks that have no letter to stand on. */
const BLANK = /(?:^\p{M}|[\s\u2800\u{1d159}])[\p{M}\s\u2800\u{1d159}]*/gu
/** So many marks on one letter that to bring them into their order takes time by the square of their number. */
const HEAPED_UP = /(\p{M}{16})\p{M}+/gu
/** No script stacks more marks on one letter. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu
