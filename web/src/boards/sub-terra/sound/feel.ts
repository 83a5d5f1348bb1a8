import type { SubTerraEvent } from '@grotto/sub-terra'
import { tremble } from '../../../settings/vibration.ts'

/** What is felt as well, where the device can tremble and its owner wants it: whatever strikes somebody down. */
export function feelOf(event: SubTerraEvent): void {
  if (event.type === 'devoured') tremble('disaster')
  else if (event.type === 'hurt') tremble(event.fell ? 'disaster' : 'thud')
}
