import type { CaverName } from '@grotto/sub-terra'

/** Paint of the cave; the page's own palette lives in the style sheet. */
export const C = {
  night: '#0b0d10',
  rock0: '#171c21',
  rock1: '#222930',
  rock2: '#2e3740',
  edge: '#46525d',
  paper: '#efe6d2',
  ink: '#1d1a16',
  torch: '#ffb347',
  day: '#ffe9b0',
  water: '#2f7f9e',
  water2: '#57b3cf',
  gas: '#9bb83a',
  horror: '#b3263a',
  horror2: '#e0475b',
  rubble: '#8a7860',
  rope: '#c9a66b',
  success: '#4fae7b',
}

/** One hue a caver, apart for colour-blind eyes too; shape and letter tell as well. */
export const CAVER_COLORS: Readonly<Record<CaverName, string>> = {
  diver: '#56B4E9',
  scout: '#009E73',
  geologist: '#E69F00',
  engineer: '#F0E442',
  climber: '#CC79A7',
  medic: '#F4F4F0',
  bodyguard: '#4C86D9',
  leader: '#E8642C',
}
