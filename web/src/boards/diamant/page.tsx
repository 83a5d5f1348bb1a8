import { grownTo } from '../../theme/grown.ts'
import type { PageGame } from '../page-game.ts'
import './badge.css'

export const diamantPage: PageGame = {
  id: 'diamant',
  area: 'diamant',
  Mark: Ruby,
  poster: { line: 'lobby.line.diamant', kind: 'lobby.kind.diamant' },
  daily: 'lobby.daily.diamant',
  deal: 'expedition',
  board: () => import('./index.ts'),
  form: async () => (await import('./setup/form.tsx')).diamantForm,
  draft: () => import('./setup/options.ts'),
  lesson: {
    lead: 'learn.diamant.lead',
    load: async () => (await import('./lesson/lesson.ts')).diamantLesson,
    script: { minutes: 6, load: async () => (await import('./lesson/script.ts')).diamantScript },
  },
  lab: {
    team: false,
    measures: {
      won: 'lab.measure.won',
      score: 'lab.measure.score',
      mean: 'lab.measure.mean',
      traps: 'lab.measure.traps',
      relics: 'lab.measure.relics',
    },
  },
  results: async () => (await import('./results/Results.tsx')).DiamantResults,
  rulebook: true,
  bookPictures: async () => (await import('./book/book.tsx')).diamantBook,
  glossary: ['diamant'],
  holds: true,
  asksTwice: false,
}

function Ruby() {
  return (
    <svg className="grown" style={grownTo(20)} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-10-4-5.5-9h11L10-4v6L4.5 9h-9L-10 2Z" fill="#c11b3f" stroke="#4d0717" strokeWidth="1.4" />
      <path d="M-10-4-5.5-9-4-4-6 1-10 2Z" fill="#e8486a" />
      <path d="M-5.5-9h11L4-4h-8Z" fill="#ff8fa3" />
      <path d="M5.5-9 10-4v6L6 1 4-4Z" fill="#a91235" />
      <path d="M-6 1h12L4.5 9h-9Z" fill="#8d0d2b" />
      <path d="M-4-4h8L6 1H-6Z" fill="#dd2c53" />
      <path d="M-5-7.6h4.5l-1.2 2.4h-3Z" fill="#fff" opacity=".85" />
    </svg>
  )
}
