import { type Language, SPOKEN } from './languages.ts'

/** Sentences come in areas, so that the front page loads no game's words. English defines the keys of each. */
export interface Areas {
  common: typeof import('./en/common.ts').common
  account: typeof import('./en/account.ts').account
  lobby: typeof import('./en/lobby.ts').lobby
  table: typeof import('./en/table.ts').table
  diamant: typeof import('./en/diamant.ts').diamant
  subTerra: typeof import('./en/sub-terra.ts').subTerra
  terminal: typeof import('./en/terminal.ts').terminal
  rules: typeof import('./en/rules.ts').rules
  setup: typeof import('./en/setup.ts').setup
  learn: typeof import('./en/learn.ts').learn
  lesson: typeof import('./en/lesson.ts').lesson
  about: typeof import('./en/about.ts').about
  analysis: typeof import('./en/analysis.ts').analysis
  reports: typeof import('./en/reports.ts').reports
  puzzle: typeof import('./en/puzzle.ts').puzzle
  lab: typeof import('./en/lab.ts').lab
  deals: typeof import('./en/deals.ts').deals
  replay: typeof import('./en/replay.ts').replay
  review: typeof import('./en/review.ts').review
  screen: typeof import('./en/screen.ts').screen
  club: typeof import('./en/club.ts').club
  clubs: typeof import('./en/clubs.ts').clubs
  tournaments: typeof import('./en/tournaments.ts').tournaments
}
export type Area = keyof Areas

/** A translation has every key of the English area and no other; the sentences are ICU messages. */
export type Translation<A extends Area> = { readonly [Key in keyof Areas[A]]: string }

export type KeyOf<A extends Area> = Extract<{ [Each in A]: keyof Areas[Each] }[A], string>

/** What a language's folder loads: every area, each by itself. */
export type AreaLoaders = { readonly [A in Area]: () => Promise<Translation<A>> }

export const AREAS = Object.keys(SPOKEN.en.areas) as readonly Area[]

export const loadArea = <A extends Area>(language: Language, area: A): Promise<Translation<A>> =>
  SPOKEN[language].areas[area]()
