import type { Refusal } from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import type { Language, Words } from '@grotto/words'
import type { ComponentType } from 'react'

export interface FormProps<Draft> {
  readonly draft: Draft
  readonly players: number
  readonly change: (change: Partial<Draft>) => void
  readonly disabled?: boolean
}

export interface SeatChoiceProps {
  readonly info: TableInfo
  readonly seat: number
  readonly names: readonly string[]
  readonly choose: (pieces: readonly string[]) => void
}

/** What can be set about a game before it starts. A screen holds one draft; the engine has the last word on it. */
export interface SetupForm<Draft extends object> {
  readonly firstDraft: (language: Language) => Draft
  /** A draft as the game's own options. */
  readonly optionsOf: (draft: Draft, players: number) => object
  /** Why the engine does not take them. */
  readonly explain: (refusal: Refusal, words: Words) => string
  /** What most tables choose. */
  readonly Options?: ComponentType<FormProps<Draft>>
  /** What few tables change: folded up, and loaded when somebody looks. */
  readonly more?: {
    readonly Options: ComponentType<FormProps<Draft>>
    /** How many of them are not as printed. */
    readonly changesIn: (draft: Draft) => number
  }
  /** What a seat will have to do with, as far as it is known before the game. */
  readonly SeatNote?: ComponentType<{ info: TableInfo; seat: number }>
  /** Lets a seat choose what it will play with; `names` are those of all seats. */
  readonly SeatChoice?: ComponentType<SeatChoiceProps>
  /** The options of a table with all that its people have chosen for themselves. */
  readonly settled?: (info: TableInfo) => object
}

/** A form whose draft only it can read. */
// biome-ignore lint/suspicious/noExplicitAny: the draft of one game never meets the form of another
export type AnyForm = SetupForm<any>
export type AnyDraft = Readonly<Record<string, unknown>>

/** The draft behind some options, for a table whose options come from the server or were kept from the last time. */
export function draftOf<Draft extends object>(
  { firstDraft }: Pick<SetupForm<Draft>, 'firstDraft'>,
  options: unknown,
  language: Language,
): Draft {
  const known = options as Partial<Draft>
  const draft = firstDraft(language)
  const given = (Object.keys(draft) as (keyof Draft)[]).filter(field => known[field] !== undefined)
  return { ...draft, ...Object.fromEntries(given.map(field => [field, known[field]])) }
}

/** How many of some fields differ from how they were printed. */
export const differing = <Draft>(draft: Draft, printed: Draft, fields: readonly (keyof Draft)[]): number =>
  fields.filter(field => JSON.stringify(draft[field]) !== JSON.stringify(printed[field])).length
