import type { AreaLoaders } from '../areas.ts'
import { keepApart } from './euphony.ts'

export const name = 'Italiano'

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

/** «nord ed est»: two e’s in a row are kept apart. */
export const join = (listed: string): string => listed.replace(/ e (?=e)/giu, ' ed ')

export const fit = keepApart

export const first = '1º'
