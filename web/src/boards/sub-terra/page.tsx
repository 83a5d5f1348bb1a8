import type { PageGame } from '../page-game.ts'
import './badge.css'

export const subTerraPage: PageGame = {
  id: 'sub-terra',
  area: 'subTerra',
  Mark: () => <span aria-hidden="true">ST</span>,
  poster: { line: 'lobby.line.sub-terra', kind: 'lobby.kind.sub-terra' },
  board: () => import('./index.ts'),
  form: async () => (await import('./setup/form.tsx')).subTerraForm,
  lesson: { lead: 'learn.sub-terra.lead', load: async () => (await import('./lesson/lesson.ts')).subTerraLesson },
  rulebook: true,
  glossary: ['cavers', 'abilities', 'actions', 'tiles', 'phases'],
  holds: false,
}
