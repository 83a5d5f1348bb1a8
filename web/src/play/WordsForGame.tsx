import type { Area } from '@grotto/words'
import type { ReactNode } from 'react'
import type { GameName } from '../games.ts'
import { WordsFor } from '../words/words.tsx'

const AREA: Record<GameName, Area> = { diamant: 'diamant', 'sub-terra': 'subTerra' }

/** The sentences a table of this game needs. */
export const WordsForGame = ({ game, children }: { game: GameName; children: ReactNode }) => (
  <WordsFor areas={['common', 'table', AREA[game]]}>{children}</WordsFor>
)
