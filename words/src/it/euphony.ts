import type { Args } from '../words.ts'

const SAME: Readonly<Record<string, RegExp>> = { a: /^[aà]/i, e: /^[eèé]/i }

/** An Italian message with its «a {name}» and «e {name}» fitted to the name: ad Ada, ed Enea, but a Enea. */
export const keepApart = (message: string, args: Args): string =>
  message.replace(/(?<!\p{L})([ae]) \{(\w+)\}/giu, (whole, vowel: string, name: string) =>
    SAME[vowel.toLowerCase()]!.test(String(args[name])) ? `${vowel}d {${name}}` : whole,
  )
