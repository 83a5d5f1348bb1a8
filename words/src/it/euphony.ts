import type { Args } from '../words.ts'

const SAME: Readonly<Record<string, RegExp>> = { a: /^[aà]/i, e: /^[eèé]/i }

/** An article, alone or grown together with a preposition, before a vowel and before a zero. */
const ARTICLES: Readonly<Record<string, readonly [elided: string, long: string]>> = {
  il: ['l’', 'lo '],
  al: ['all’', 'allo '],
  del: ['dell’', 'dello '],
  dal: ['dall’', 'dallo '],
  col: ['con l’', 'con lo '],
}
/** Numbers that begin with a vowel when they are said: uno, otto, undici, ottanta. */
const VOWEL = /^(?:1|8\d?|11)(?![\dº])/
const ZERO = /^0(?!\d)/

/** An Italian message with its «a {name}» and «il {percent}%» fitted to what stands there: ad Ada, ed Enea, l’8%, lo 0%. */
export const keepApart = (message: string, args: Args): string =>
  message
    .replace(/(?<!\p{L})([ae]) \{(\w+)\}/giu, (whole, vowel: string, name: string) =>
      SAME[vowel.toLowerCase()]!.test(String(args[name])) ? `${vowel}d {${name}}` : whole,
    )
    .replace(/(?<!\p{L})(il|al|del|dal|col) \{(\w+)(, number, percent)?\}/giu, (whole, ...found: string[]) => {
      const [article = '', name = '', percent] = found
      const said = percent ? String(Math.round(Number(args[name]) * 100)) : String(args[name])
      const [elided, long] = ARTICLES[article.toLowerCase()]!
      const fitted = VOWEL.test(said) ? elided : ZERO.test(said) ? long : undefined
      return fitted ? `${inCase(fitted, article)}${whole.slice(article.length + 1)}` : whole
    })

const inCase = (fitted: string, like: string): string =>
  like[0] === like[0]?.toUpperCase() ? `${fitted[0]?.toUpperCase()}${fitted.slice(1)}` : fitted
