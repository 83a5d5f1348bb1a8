import type { Lesson } from '../../../learn/lesson.ts'
import { SubTerraDefinitions, SubTerraPicture } from './SubTerraPicture.tsx'
import { STEPS, type SubTerraStep } from './steps.ts'

export const subTerraLesson: Lesson<SubTerraStep> = {
  steps: STEPS,
  Definitions: SubTerraDefinitions,
  Picture: SubTerraPicture,
  heading: step => `learn.sub-terra.${step}`,
  text: step => `learn.sub-terra.${step}.text`,
}
