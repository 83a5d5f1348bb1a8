import { EDITION_RULES, type SubTerraOptions } from '@grotto/sub-terra'

/** A line of the rules in force that is not as the English edition prints it. */
export interface EditionLine {
  readonly rule: 'S-4' | 'A-9' | 'A-10' | 'Z-7'
  readonly key: 'exitDepth' | 'thirdRope' | 'thirdHide' | 'gasTwice'
}

type InForce = Pick<SubTerraOptions, 'exitDepth' | 'thirdTry' | 'gasTwiceEntry'>

/** What differs from the English edition, whether an edition says so or somebody set it by itself. */
export function editionLines({ exitDepth, thirdTry, gasTwiceEntry }: InForce): readonly EditionLine[] {
  const { en } = EDITION_RULES
  const lines: EditionLine[] = []
  if (exitDepth !== en.exitDepth) lines.push({ rule: 'S-4', key: 'exitDepth' })
  if (thirdTry === 'hide+rope') lines.push({ rule: 'A-9', key: 'thirdRope' })
  if (thirdTry !== en.thirdTry) lines.push({ rule: 'A-10', key: 'thirdHide' })
  if (gasTwiceEntry !== en.gasTwiceEntry) lines.push({ rule: 'Z-7', key: 'gasTwice' })
  return lines
}
