import { fastChance, type Seat, type Viewer } from '@grotto/kernel'
import { expect } from 'vitest'
import { scriptedSetup } from '../src/game.ts'
import {
  type Card,
  type DiamantEvent,
  type DiamantState,
  type DiamantView,
  diamant,
  TRAPS,
  type Trap,
} from '../src/index.ts'

/** A position on a table of its own, played on by words: `seat action`, several at once parted by commas. */
export interface Scene {
  readonly state: DiamantState
  readonly events: readonly DiamantEvent[]
  play(moves: string): Scene
  /** The position as text equals this picture. */
  shows(picture: string): void
  view(viewer: Viewer): DiamantView
  event<T extends DiamantEvent['type']>(type: T): Extract<DiamantEvent, { type: T }> | undefined
}

const dedent = (text: string): string =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n')

function sceneOf(start: DiamantState, earlier: readonly DiamantEvent[] = []): Scene {
  const state = diamant.copy(start)
  const events: DiamantEvent[] = [...earlier]
  const scene: Scene = {
    state,
    events,
    play(moves) {
      events.length = 0
      for (const move of moves.split(',')) playMove(state, move.trim(), event => events.push(event))
      return scene
    },
    shows: picture => expect(diamant.notation.makePosition(state)).toBe(dedent(picture)),
    view: viewer => diamant.view(state, viewer),
    event: type => events.find(event => event.type === type) as never,
  }
  return scene
}

function playMove(state: DiamantState, move: string, sink: (event: DiamantEvent) => void): void {
  const [seat, word = ''] = move.split(' ')
  const action = diamant.notation.parseAction(state, Number(seat) as Seat, word)
  if (!action.ok) throw new Error(`${move}: ${JSON.stringify(action.refusal)}`)
  diamant.advance(state, Number(seat), action.value, fastChance(1), sink)
}

/** A scene from a picture. */
export function cave(picture: string): Scene {
  const parsed = diamant.notation.parsePosition(dedent(picture))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return sceneOf(parsed.value)
}

/** A fresh game whose cards come in the given order. */
export function expedition(players: number, cards: string, more: object = {}): Scene {
  const options = diamant.parseOptions({ players, ...more })
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  const events: DiamantEvent[] = []
  const state = scriptedSetup(options.value, cards.split(' ').map(card), fastChance(1), event => events.push(event))
  return sceneOf(state, events)
}

function card(word: string): Card {
  if (word === 'relic') return { kind: 'relic' }
  if (TRAPS.includes(word as Trap)) return { kind: 'trap', trap: word as Trap }
  return { kind: 'treasure', value: Number(word) }
}

/** All seats in the cave make the same choice. */
export const all = (scene: Scene, choice: 'goOn' | 'leave'): Scene =>
  scene.play(
    diamant
      .toAct(scene.state)
      .map(seat => `${seat} ${choice}`)
      .join(', '),
  )
