import type { Language } from './languages.ts'

/** Sentences come in areas, so that the front page loads no game's words. English defines the keys of each. */
export interface Areas {
  common: typeof import('./en/common.ts').common
  lobby: typeof import('./en/lobby.ts').lobby
  table: typeof import('./en/table.ts').table
  diamant: typeof import('./en/diamant.ts').diamant
  subTerra: typeof import('./en/sub-terra.ts').subTerra
  terminal: typeof import('./en/terminal.ts').terminal
  rules: typeof import('./en/rules.ts').rules
  setup: typeof import('./en/setup.ts').setup
  learn: typeof import('./en/learn.ts').learn
}
export type Area = keyof Areas

/** A translation has every key of the English area and no other; the sentences are ICU messages. */
export type Translation<A extends Area> = { readonly [Key in keyof Areas[A]]: string }

export type KeyOf<A extends Area> = Extract<{ [Each in A]: keyof Areas[Each] }[A], string>

const LOADERS: Record<Language, { [A in Area]: () => Promise<Translation<A>> }> = {
  en: {
    common: async () => (await import('./en/common.ts')).common,
    lobby: async () => (await import('./en/lobby.ts')).lobby,
    table: async () => (await import('./en/table.ts')).table,
    diamant: async () => (await import('./en/diamant.ts')).diamant,
    subTerra: async () => (await import('./en/sub-terra.ts')).subTerra,
    terminal: async () => (await import('./en/terminal.ts')).terminal,
    rules: async () => (await import('./en/rules.ts')).rules,
    setup: async () => (await import('./en/setup.ts')).setup,
    learn: async () => (await import('./en/learn.ts')).learn,
  },
  es: {
    common: async () => (await import('./es/common.ts')).common,
    lobby: async () => (await import('./es/lobby.ts')).lobby,
    table: async () => (await import('./es/table.ts')).table,
    diamant: async () => (await import('./es/diamant.ts')).diamant,
    subTerra: async () => (await import('./es/sub-terra.ts')).subTerra,
    terminal: async () => (await import('./es/terminal.ts')).terminal,
    rules: async () => (await import('./es/rules.ts')).rules,
    setup: async () => (await import('./es/setup.ts')).setup,
    learn: async () => (await import('./es/learn.ts')).learn,
  },
  fr: {
    common: async () => (await import('./fr/common.ts')).common,
    lobby: async () => (await import('./fr/lobby.ts')).lobby,
    table: async () => (await import('./fr/table.ts')).table,
    diamant: async () => (await import('./fr/diamant.ts')).diamant,
    subTerra: async () => (await import('./fr/sub-terra.ts')).subTerra,
    terminal: async () => (await import('./fr/terminal.ts')).terminal,
    rules: async () => (await import('./fr/rules.ts')).rules,
    setup: async () => (await import('./fr/setup.ts')).setup,
    learn: async () => (await import('./fr/learn.ts')).learn,
  },
  it: {
    common: async () => (await import('./it/common.ts')).common,
    lobby: async () => (await import('./it/lobby.ts')).lobby,
    table: async () => (await import('./it/table.ts')).table,
    diamant: async () => (await import('./it/diamant.ts')).diamant,
    subTerra: async () => (await import('./it/sub-terra.ts')).subTerra,
    terminal: async () => (await import('./it/terminal.ts')).terminal,
    rules: async () => (await import('./it/rules.ts')).rules,
    setup: async () => (await import('./it/setup.ts')).setup,
    learn: async () => (await import('./it/learn.ts')).learn,
  },
}

export const AREAS = Object.keys(LOADERS.en) as readonly Area[]

export const loadArea = <A extends Area>(language: Language, area: A): Promise<Translation<A>> =>
  LOADERS[language][area]()
