import { DIFFICULTIES } from '@grotto/sub-terra'
import { againstTheFirst } from '../../../report/rows.ts'
import type { Study } from '../../../report/study.ts'
import { usual } from './cells.ts'

/** Each rule that editions or tables settle differently; the first is the English print. */
const RULINGS: readonly (readonly [name: string, options: object])[] = [
  ['as printed in English', {}],
  ['exit among the last seven (ES)', { exitDepth: 7 }],
  ['third try: hide', { thirdTry: 'hide' }],
  ['third try: hide and rope', { thirdTry: 'hide+rope' }],
  ['severe gas: 2 to enter', { gasTwiceEntry: 2 }],
  ['the fallen are left (E-1 leave)', { fallen: 'leave' }],
  ['the fallen always count (E-1 always)', { fallen: 'always' }],
  ['easier game', { easier: true }],
]

export const rulings: Study = {
  id: 'rulings',
  title: 'What editions and rulings change',
  about:
    'Four cavers: one rule changed at a time, on the same deals. The difference in medals to the English print, deal by deal. The normal deck has no severe gas; and what Lantern hardly ever does, as hiding or going back for the fallen, changes little here.',
  chart: 'bars',
  unit: 'percentage points',
  isShare: true,
  isDifference: true,
  cells: DIFFICULTIES.flatMap(difficulty => RULINGS.map(([name, options]) => usual(name, { difficulty, ...options }))),
  rows: played =>
    DIFFICULTIES.flatMap((difficulty, place) =>
      againstTheFirst(played.slice(place * RULINGS.length, (place + 1) * RULINGS.length), 'won', difficulty),
    ),
}
