export { keyHelp, keys, nameAction } from './naming.ts'
export { SubTerraBoard as Board, SubTerraBoard as default } from './SubTerraBoard.tsx'
