import type { Chance, Sink } from '@grotto/kernel'
import { EXPLOSIVES, GUIDES } from '../box/numbers.ts'
import { START_TILE } from '../box/tiles.ts'
import { START_CELL } from '../cave/compass.ts'
import { addTile, emptyCave } from '../effects/cave-rows.ts'
import { announceRound } from '../effects/rounds.ts'
import { drawTile, setAside } from '../effects/tiles.ts'
import { type Setting, settingOf } from '../options/setting.ts'
import { whoEnjoys } from '../party/queries.ts'
import type { Draft } from '../state/draft.ts'
import { type Cave, NONE, type SubTerraState, TURN_START } from '../state/state.ts'
import { proceed } from '../turns/phases.ts'
import type { SubTerraEvent } from '../types/event.ts'
import type { SubTerraOptions } from '../types/options.ts'

/** S-3 The start tile alone. */
function startCave(setting: Setting): Cave {
  const cave = emptyCave()
  addTile(cave, { id: START_TILE, kind: 'start', cell: START_CELL, open: setting.shapes[START_TILE]!, head: NONE })
  return cave
}

/** S-1 to S-7 The table before the first turn, with nothing drawn yet. */
function freshState(setting: Setting, starting: number): SubTerraState {
  const each = <T>(value: T): T[] => setting.party.map(() => value)
  return {
    setting,
    round: 1,
    phase: 'action',
    question: TURN_START,
    starting,
    turn: starting,
    points: 0,
    exerted: false,
    commandUsed: false,
    triedHide: false,
    triedRope: false,
    cave: startCave(setting),
    cavers: {
      health: setting.maxHealth.slice(),
      at: each(0),
      status: each(0),
      hideTries: each(0),
      ropeTries: each(0),
    },
    horrors: [],
    horrorWork: { steps: 0, spawns: 0, moved: 0 },
    gas: 0,
    outOfTime: false,
    guidesLeft: GUIDES,
    explosivesLeft: EXPLOSIVES,
    stack: setting.stack.slice(),
    exitInStack: true,
    discarded: [],
    spare: NONE,
    knownTop: NONE,
    pool: setting.pool.slice(),
    hazardsLeft: setting.dealt,
    hazardsSeen: [],
    coming: undefined,
  }
}

/** S-8 The Geologist sets the top tile aside, face up. */
function setSpareAside(draft: Draft): void {
  const { state } = draft
  const everybody = (1 << state.setting.party.length) - 1
  const geologist = whoEnjoys(state, everybody, 'intuitive')
  if (geologist !== NONE) setAside(draft, drawTile(draft, geologist))
}

export function setUp(options: SubTerraOptions, chance: Chance, sink?: Sink<SubTerraEvent>): SubTerraState {
  const setting = settingOf(options)
  const chosen = (setting.party as readonly string[]).indexOf(options.start)
  const starting = chosen >= 0 ? chosen : chance('cave:start', setting.party.length)
  const state = freshState(setting, starting)
  const draft: Draft = { state, chance, sink }
  announceRound(draft)
  setSpareAside(draft)
  proceed(draft)
  return state
}
