import type { Refusal, Viewer } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import type { Scan } from './spoken.ts'

/** A way to say an action: what is done, and to whom or where. */
export interface Phrase {
  readonly verb: string
  readonly object: string
}

/**
 * What a game tells the command line beyond its notation, which is always understood. A game without it is played by
 * its notation alone.
 */
// biome-ignore lint/suspicious/noExplicitAny: views and actions of the game whose board it is
export interface Vocabulary<View = any, Action = any> {
  /** What somebody might try, legal or not: what is not, is refused with its reason. */
  readonly tries: (view: View, viewer: Viewer) => readonly Action[]
  /** The ways to say an action in the page's language; the first is how it is shown. */
  readonly phrases: (words: Words, view: View, action: Action) => readonly Phrase[]
  readonly explain: (words: Words, refusal: Refusal) => string
}

/** An action with all ways to say it. */
export interface Sayable<Action> {
  readonly action: Action
  readonly phrases: readonly Phrase[]
}

/** Letters as everybody types them: small, without accents. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}.?]+/u)
    .filter(Boolean)

/** The words that mean something. */
function typedIn(words: Words, text: string): string[] {
  const small = new Set(tokensOf(words.say('table.command.small')))
  const typed = tokensOf(text)
  const weighty = typed.filter(word => !small.has(word))
  return weighty.length > 0 ? weighty : typed
}

/**
 * A long word may end otherwise: explorez, sortez, muovi. The longer it is, the more of its end. Two letters more than a
 * whole word make another one: danser is no dans.
 */
const begins = (word: string, typed: string): boolean => {
  const ending = typed.length >= 6 ? 2 : typed.length === 5 ? 1 : 0
  const stem = typed.slice(0, typed.length - ending)
  return word.startsWith(stem) && (ending < 2 || word !== stem)
}

/** How many of the typed words begin some of these words, in order, however short each is. */
function taken(typed: readonly string[], words: readonly string[]): number {
  let at = 0
  for (const word of words) if (at < typed.length && begins(word, typed[at]!)) at++
  return at
}

type Fit = 'no' | 'part' | 'whole'

/** The verb comes first, and at least one of its words is typed; then the object, wholly or in part. */
function fitOf(typed: readonly string[], { verb, object }: Phrase): Fit {
  const [verbs, objects] = [tokensOf(verb), tokensOf(object)]
  const verbTaken = taken(typed, verbs)
  if (verbTaken === 0) return 'no'
  // A word of the object may begin like one of the verb: the shortest beginning that lets the rest fit is taken.
  for (let used = verbTaken; used >= 1; used--) {
    const rest = typed.slice(used)
    if (taken(rest, objects) === rest.length) return rest.length === objects.length ? 'whole' : 'part'
  }
  return 'no'
}

export type Found<Action> =
  | { readonly kind: 'one'; readonly action: Action }
  | { readonly kind: 'several'; readonly several: readonly Sayable<Action>[] }
  | { readonly kind: 'none' }

/** What was meant: the only action that fits, or the only one that fits wholly. */
export function find<Action>(typed: readonly string[], sayable: readonly Sayable<Action>[]): Found<Action> {
  if (typed.length === 0) return { kind: 'none' }
  const fits = sayable.map(each => ({ each, fits: each.phrases.map(phrase => fitOf(typed, phrase)) }))
  const whole = fits.filter(({ fits }) => fits.includes('whole')).map(({ each }) => each)
  const part = fits.filter(({ fits }) => fits.includes('whole') || fits.includes('part')).map(({ each }) => each)
  const [only] = whole.length === 1 ? whole : part
  if (whole.length === 1 || part.length === 1) return { kind: 'one', action: only!.action }
  return part.length > 0 ? { kind: 'several', several: part } : { kind: 'none' }
}

export const textOf = ({ verb, object }: Phrase): string => [verb, object].filter(Boolean).join(' ')

/** All that can be said, as it is shown. */
const sayings = <Action>(sayable: readonly Sayable<Action>[]): string[] => [
  ...new Set(sayable.map(({ phrases }) => textOf(phrases[0]!))),
]

/** What may be meant by what was typed so far: what can be done, then what can be asked for. */
export function completions<Action>(
  text: string,
  { legal, scans, words }: Pick<Situation<Action>, 'legal' | 'scans' | 'words'>,
): string[] {
  const typed = typedIn(words, text)
  const fits = (phrase: Phrase) => fitOf(typed, phrase) !== 'no'
  return [
    ...sayings(legal.filter(({ phrases }) => phrases.some(fits))),
    ...scans.map(({ name }) => name).filter(name => fits({ verb: name, object: '' })),
  ]
}

/** The notation of an action as a phrase; whoever acts may be left out. */
export function notationPhrases(text: string, names: readonly string[] = []): Phrase[] {
  const [first = '', ...rest] = text.split(' ')
  if (!names.includes(first)) return [{ verb: first, object: rest.join(' ') }]
  return notationPhrases(rest.join(' ')).flatMap(({ verb, object }) => [
    { verb, object },
    { verb: `${first} ${verb}`, object },
  ])
}

export interface Situation<Action> {
  readonly words: Words
  /** What may be done. */
  readonly legal: readonly Sayable<Action>[]
  /** What might be tried besides. */
  readonly others: readonly Sayable<Action>[]
  readonly scans: readonly Scan[]
  readonly refusal: (action: Action) => Refusal | undefined
  readonly explain: (refusal: Refusal) => string
  /** A text of the notation that no phrase is made of. */
  readonly parse: (text: string) => Action | undefined
}

export type Answer<Action> =
  | { readonly kind: 'act'; readonly action: Action; readonly said: string }
  | { readonly kind: 'say'; readonly said: string | Promise<string> }

/** What a line means: an action, something asked for, or why it is neither. */
export function interpret<Action>(text: string, situation: Situation<Action>): Answer<Action> {
  const { words, legal, others, scans, refusal, explain, parse } = situation
  const can = () => canText(words, legal)
  const typed = typedIn(words, text)
  const [first] = typed
  if (first === undefined || first === '?' || tokensOf(words.say('table.command.help'))[0] === first)
    return { kind: 'say', said: can() }
  const meant = find(typed, legal)
  if (meant.kind === 'one') return { kind: 'act', action: meant.action, said: shownAs(meant.action, legal) }
  const scan = find(
    typed,
    scans.map(each => ({ action: each, phrases: [{ verb: each.name, object: '' }] })),
  )
  if (meant.kind === 'none' && scan.kind === 'one') return { kind: 'say', said: scan.action.say() }
  if (meant.kind === 'several') return { kind: 'say', said: whichText(words, meant.several) }
  const tried = find(typed, others)
  const action = tried.kind === 'none' ? parse(text) : tried.kind === 'one' ? tried.action : tried.several[0]!.action
  const refused = action === undefined ? undefined : refusal(action)
  if (action !== undefined && !refused) return { kind: 'act', action, said: text }
  return { kind: 'say', said: refused ? explain(refused) : words.say('table.command.unknown', { text, can: can() }) }
}

function shownAs<Action>(action: Action, legal: readonly Sayable<Action>[]): string {
  const phrase = legal.find(each => each.action === action)?.phrases[0]
  return phrase ? textOf(phrase) : ''
}

const whichText = <Action>(words: Words, several: readonly Sayable<Action>[]): string =>
  words.say('table.command.which', { list: words.series(several.map(({ phrases }) => textOf(phrases[0]!))) })

const canText = <Action>(words: Words, legal: readonly Sayable<Action>[]): string =>
  legal.length === 0
    ? words.say('table.command.nothing')
    : words.say('table.command.can', { list: words.series(sayings(legal)) })
