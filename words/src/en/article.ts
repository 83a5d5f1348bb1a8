import type { Args } from '../words.ts'

/** Numbers that begin with a vowel when they are said: eight, eleven, eighteen, eighty-one. */
const VOWEL = /^(?:8\d?|11|18)(?!\d)/

/** An English message with its "a {percent}%" fitted to the number: an 8% chance. */
export const fitArticle = (message: string, args: Args): string =>
  message.replace(/(?<!\p{L})([aA]) \{(\w+)\}/gu, (whole, a: string, name: string) =>
    VOWEL.test(String(args[name])) ? `${a}n {${name}}` : whole,
  )
