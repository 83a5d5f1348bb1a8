export { DiamantBoard as Board, DiamantBoard as default } from './DiamantBoard.tsx'
