import type { Lesson } from '../../../learn/lesson.ts'
import { DiamantDefinitions, DiamantPicture } from './DiamantPicture.tsx'
import { type DiamantStep, STEPS } from './steps.ts'

export const diamantLesson: Lesson<DiamantStep> = {
  steps: STEPS,
  Definitions: DiamantDefinitions,
  Picture: DiamantPicture,
  heading: step => `learn.diamant.${step}`,
  text: step => `learn.diamant.${step}.text`,
}
