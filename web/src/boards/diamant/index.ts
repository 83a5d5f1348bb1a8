export { DiamantBoard as Board, DiamantBoard as default } from './DiamantBoard.tsx'
export { keys, nameAction, namePoints } from './naming.ts'
