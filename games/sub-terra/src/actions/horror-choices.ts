import { given } from '@grotto/kernel'
import { moveHorror, spawnHorror, stepHorror } from '../horrors/horrors.ts'
import { huntOf, pathsFrom, spawnTiles, yetToStep } from '../horrors/hunt.ts'
import { NO } from '../refusals/reasons.ts'
import { tileAnswer } from './tile-answer.ts'

/** H-7 Which horror steps next. Those on one tile are one choice; the one that entered first steps. */
export const horrorOrder = tileAnswer('horrorOrder', {
  tiles: state => [...new Set(yetToStep(state).map(place => state.horrors[place]!))],
  otherwise: NO.noHorrorToStep,
  perform(draft, _, tile) {
    const { state } = draft
    const place = yetToStep(state).find(place => state.horrors[place] === tile)
    stepHorror(draft, given(place, 'a horror to step'))
  },
})

/** H-6 Which of several shortest paths it takes. */
export const horrorPath = tileAnswer('horrorPath', {
  tiles: state => pathsFrom(state, state.horrors[state.question.horror]!, huntOf(state)),
  otherwise: NO.notOnShortestPath,
  perform: (draft, _, tile, asked) => moveHorror(draft, asked.horror, tile, huntOf(draft.state)),
})

/** H-9 Where it comes out, of tiles equally close. */
export const spawn = tileAnswer('spawn', {
  tiles: state => spawnTiles(state, huntOf(state)),
  otherwise: NO.notClosestHorrorTile,
  perform: (draft, _, tile) => spawnHorror(draft, tile, huntOf(draft.state)),
})
