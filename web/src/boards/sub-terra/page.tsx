import type { PageGame } from '../page-game.ts'
import './badge.css'

export const subTerraPage: PageGame = {
  id: 'sub-terra',
  area: 'subTerra',
  Mark: () => <span aria-hidden="true">ST</span>,
  poster: { line: 'lobby.line.sub-terra', kind: 'lobby.kind.sub-terra' },
  daily: 'lobby.daily.sub-terra',
  deal: 'cave',
  board: () => import('./index.ts'),
  form: async () => (await import('./setup/form.tsx')).subTerraForm,
  draft: () => import('./setup/options.ts'),
  lesson: {
    lead: 'learn.sub-terra.lead',
    load: async () => (await import('./lesson/lesson.ts')).subTerraLesson,
    script: { minutes: 8, load: async () => (await import('./lesson/script.ts')).subTerraScript },
  },
  lab: {
    team: true,
    measures: {
      won: 'lab.measure.medal',
      gold: 'lab.measure.gold',
      silver: 'lab.measure.silver',
      bronze: 'lab.measure.bronze',
      defeat: 'lab.measure.defeat',
      found: 'lab.measure.found',
      round: 'lab.measure.round',
      falls: 'lab.measure.falls',
      spare: 'lab.measure.spare',
    },
  },
  results: async () => (await import('./results/Results.tsx')).SubTerraResults,
  rulebook: true,
  bookPictures: async () => (await import('./book/book.tsx')).subTerraBook,
  glossary: ['cavers', 'abilities', 'actions', 'tiles', 'phases'],
  holds: false,
  asksTwice: true,
}
