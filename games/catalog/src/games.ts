import { about as diamant } from '@grotto/diamant/about'
import type { GameAbout } from '@grotto/kernel'
import { about as subTerra } from '@grotto/sub-terra/about'

/** The list of games, in the order in which people meet them. A new game is one more line. */
export const GAMES = [subTerra, diamant] as const satisfies readonly GameAbout[]
