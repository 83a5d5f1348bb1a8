import type { Translation } from '../areas.ts'
import { board } from './sub-terra-board.ts'
import { heard } from './sub-terra-heard.ts'
import { journal } from './sub-terra-journal.ts'
import { reasons } from './sub-terra-reasons.ts'
import { refusals } from './sub-terra-refusals.ts'
import { things } from './sub-terra-things.ts'

export const subTerra: Translation<'subTerra'> = { ...things, ...board, ...journal, ...refusals, ...reasons, ...heard }
