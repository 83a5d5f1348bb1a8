export type { Chance } from './chance.ts'
export {
  apply,
  type Game,
  type GameTypes,
  type Notation,
  type Outcome,
  type Parsed,
  type Refusal,
  type Seat,
  type Sink,
  type Viewer,
} from './game.ts'
export { canonical, type Json } from './json.ts'
