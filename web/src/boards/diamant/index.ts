export { DiamantBoard as Board, DiamantBoard as default } from './DiamantBoard.tsx'
export const vocabulary = async () => (await import('./hear/vocabulary.ts')).vocabulary
export const nameSpot = async () => (await import('./hear/name-spot.ts')).nameSpot
export { keys, nameAction, namePlan, namePoints, standing } from './naming.ts'
export { sumUp } from './sum-up.ts'
