import { given } from '@grotto/kernel'
import { DIFFICULTIES } from '@grotto/sub-terra'
import type { StudyCell } from '../../../report/study.ts'
import { PARTIES } from '../parties.ts'

const LANTERN = ['sub-terra-careful']
const RESCUE = given(PARTIES.get('rescue4'), 'the usual party')

export const cell = (name: string, options: object, bots = LANTERN): StudyCell => ({
  name,
  options: { fallen: 'print', ...options },
  bots,
})

/** The usual party of four. */
export const usual = (name: string, options: object = {}, bots = LANTERN): StudyCell =>
  cell(name, { cavers: RESCUE, difficulty: 'normal', ...options }, bots)

/** The usual party at each official difficulty. */
export const eachDifficulty: readonly StudyCell[] = DIFFICULTIES.map(difficulty => usual(difficulty, { difficulty }))
