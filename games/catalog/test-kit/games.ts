import { GAMES as SHIPPED } from '../src/games.ts'
import { about as lanterns } from './lanterns/about.ts'

/** The list of games for tests that plug one in: `node --conditions=grotto-test-games`. */
export const GAMES = [...SHIPPED, lanterns] as const
