import type { GameName } from '../games.ts'
import type { BoardModule } from './board-module.ts'
import { diamantPage } from './diamant/page.tsx'
import type { PageGame, PlainPageGame } from './page-game.ts'
import { plainPage } from './plain/page.ts'
import { subTerraPage } from './sub-terra/page.tsx'

export type { AnyBoardProps } from './board-module.ts'

/** The games with a page of their own. Every other game of the catalog is played on the plain board. */
const PAGES: readonly PageGame[] = [subTerraPage, diamantPage]

export const pageOf = (game: GameName): PlainPageGame => PAGES.find(({ id }) => id === game) ?? plainPage

/** What its deal is called, for sentences that choose by it. */
export const dealOf = (game: string): 'cave' | 'expedition' | 'other' =>
  PAGES.find(({ id }) => id === game)?.deal ?? 'other'

/** A part of a game's page, asked for once. */
function kept<T>(load: (page: PlainPageGame, game: GameName) => Promise<T>): (game: GameName) => Promise<T> {
  const known = new Map<GameName, Promise<T>>()
  return game => {
    const part = known.get(game) ?? load(pageOf(game), game)
    known.set(game, part)
    return part
  }
}

/** The board of a game, in its own chunk. */
export const loadBoard: (game: GameName) => Promise<BoardModule> = kept((page, game) => page.board(game))
/** What can be set before the game starts, in its own chunk. */
export const loadForm = kept(page => page.form())
/** What it begins with, for whoever sets nothing. */
export const loadDraft = kept(page => page.draft?.() ?? page.form())
/** The lesson on the board itself; asked for only of games that have one. */
export const loadScript = kept(page => page.lesson?.script?.load() ?? Promise.reject(new Error('there is no lesson')))
/** What it shows of somebody's results, if it has anything of its own. */
export const loadResults = kept(async page => page.results?.())
/** The pictures of a lesson come with the pieces of its board. */
export const loadLesson = kept(page => page.lesson?.load() ?? Promise.reject(new Error('there is no lesson')))
/** The pictures of a rulebook come with the pieces of its board; a book without them is read without. */
export const loadBookPictures = kept(async page => page.bookPictures?.())
