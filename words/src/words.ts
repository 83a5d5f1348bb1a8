import { IntlMessageFormat } from 'intl-messageformat'
import { type Area, type KeyOf, loadArea } from './areas.ts'
import { type Language, SPOKEN } from './languages.ts'

export type Args = Readonly<Record<string, string | number | boolean>>

/** Sentences in one language, for the areas that were loaded. */
export interface Words<A extends Area = Area> {
  readonly language: Language
  /** A sentence with its arguments filled in. */
  say(key: KeyOf<A>, args?: Args): string
  /** Whether there is such a sentence: for keys put together at run time, such as refusals. */
  has(key: string): key is KeyOf<A>
  /** "a, b and c" in the language. */
  list(items: readonly string[]): string
  /** "a; b; c": things that have commas of their own. */
  series(items: readonly string[]): string
}

/** Loads the sentences of some areas; compiled messages are kept. */
export async function loadWords<A extends Area>(language: Language, areas: readonly A[]): Promise<Words<A>> {
  const loaded = await Promise.all(areas.map(area => loadArea(language, area)))
  return makeWords(language, Object.assign({}, ...loaded))
}

function makeWords<A extends Area>(language: Language, messages: Readonly<Record<string, string>>): Words<A> {
  const { fit, join, semicolon = ';' } = SPOKEN[language]
  const compiled = new Map<string, IntlMessageFormat>()
  // Made when it is first asked: a browser takes a slow phone's long moment for it.
  let lists: Intl.ListFormat | undefined
  const compile = (message: string): IntlMessageFormat => {
    const known = compiled.get(message)
    if (known) return known
    const made = new IntlMessageFormat(message, language)
    compiled.set(message, made)
    return made
  }
  return {
    language,
    say: (key, args) => {
      const written = messages[key] ?? key
      const message = args && fit ? fit(written, args) : written
      return quickly(message, args) ?? String(compile(message).format(args as Record<string, string | number>))
    },
    has: (key): key is KeyOf<A> => Object.hasOwn(messages, key),
    list: items => {
      lists ??= new Intl.ListFormat(language, { type: 'conjunction' })
      const listed = lists.format(items)
      return join ? join(listed) : listed
    },
    series: items => items.join(`${semicolon} `),
  }
}

/** Nothing but words and names to be put in as they are. */
const SIMPLE = /^(?:[^{}<'#]|\{\w+\})*$/

/**
 * Most sentences have nothing to choose in them: reading those as ICU messages would only keep a phone from drawing.
 * Nothing where there is, or where an argument is missing: the reader of ICU messages has to say so.
 */
function quickly(message: string, args: Args = {}): string | undefined {
  if (!SIMPLE.test(message)) return undefined
  let whole = true
  const text = message.replace(/\{(\w+)\}/g, (_, name: string) => {
    whole &&= typeof args[name] === 'string' || typeof args[name] === 'number'
    return String(args[name])
  })
  return whole ? text : undefined
}
