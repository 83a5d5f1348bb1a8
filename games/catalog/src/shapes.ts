import { shapes as diamant } from '@grotto/diamant/shapes'
import type { GameShapes } from '@grotto/kernel'
import { shapes as subTerra } from '@grotto/sub-terra/shapes'

/** What games tell programs in other languages. Apart from the other lists, so that no browser loads it. */
export const SHAPES: readonly GameShapes[] = [diamant, subTerra]
