export { SubTerraBoard as Board, SubTerraBoard as default } from './SubTerraBoard.tsx'
