import type { Area } from '@grotto/words'
import type { ReactNode } from 'react'
import { pageOf } from '../boards/boards.ts'
import type { GameName } from '../games.ts'
import { WordsFor } from '../words/words.tsx'

interface ForGame {
  readonly game: GameName
  /** Besides those of every table. */
  readonly more?: readonly Area[]
  readonly children: ReactNode
}

/** The sentences a table of this game needs. */
export function WordsForGame({ game, more = [], children }: ForGame) {
  const { area } = pageOf(game)
  return <WordsFor areas={['common', 'table', ...more, ...(area ? [area] : [])]}>{children}</WordsFor>
}
