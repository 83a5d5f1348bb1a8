export const vocabulary = async () => (await import('./hear/vocabulary.ts')).vocabulary
export { keyHelp, keys, nameAction, namePlan, standing } from './naming.ts'
export const nameSpot = async () => (await import('./hear/name-spot.ts')).nameSpot
export const hintsAbove = true
export { SubTerraBoard as Board, SubTerraBoard as default } from './SubTerraBoard.tsx'
export { sumUp } from './sum-up.ts'
