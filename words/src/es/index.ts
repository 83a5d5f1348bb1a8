import type { AreaLoaders } from '../areas.ts'
import type { Args } from '../words.ts'

export const name = 'Español'

export const areas: AreaLoaders = {
  common: async () => (await import('./common.ts')).common,
  account: async () => (await import('./account.ts')).account,
  lobby: async () => (await import('./lobby.ts')).lobby,
  table: async () => (await import('./table.ts')).table,
  diamant: async () => (await import('./diamant.ts')).diamant,
  subTerra: async () => (await import('./sub-terra.ts')).subTerra,
  terminal: async () => (await import('./terminal.ts')).terminal,
  rules: async () => (await import('./rules.ts')).rules,
  setup: async () => (await import('./setup.ts')).setup,
  learn: async () => (await import('./learn.ts')).learn,
  lesson: async () => (await import('./lesson.ts')).lesson,
  about: async () => (await import('./about.ts')).about,
  analysis: async () => (await import('./analysis.ts')).analysis,
  reports: async () => (await import('./reports.ts')).reports,
  puzzle: async () => (await import('./puzzle.ts')).puzzle,
  lab: async () => (await import('./lab.ts')).lab,
  deals: async () => (await import('./deals.ts')).deals,
  replay: async () => (await import('./replay.ts')).replay,
  review: async () => (await import('./review.ts')).review,
  screen: async () => (await import('./screen.ts')).screen,
  club: async () => (await import('./club.ts')).club,
  clubs: async () => (await import('./clubs.ts')).clubs,
  tournaments: async () => (await import('./tournaments.ts')).tournaments,
}

const ONE_O_CLOCK = /^0?1[:.]/

/** «a las {time}» fitted to the hour: a la 1:30. */
export const fit = (message: string, args: Args): string =>
  message.replace(/\blas \{(\w+)\}/g, (whole, name: string) =>
    ONE_O_CLOCK.test(String(args[name])) ? `la {${name}}` : whole,
  )
