import { fastChance, type Viewer } from '@grotto/kernel'
import {
  encodePosition,
  type SubTerraAction,
  type SubTerraPosition,
  type SubTerraState,
  subTerra,
} from '@grotto/sub-terra'
import { loadWords, type Words } from '@grotto/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { Announcer } from '../../../hear/announcer.ts'
import { playOn, type Staged, stage } from '../../../play/staged.ts'
import { mapOf } from '../scene/geometry.ts'
import { gapLabel, tileLabel } from '../scene/labels.ts'
import type { Log } from '../telling/beats.ts'
import { placeText } from './address.ts'
import { askedText } from './asked.ts'
import { phrasing } from './phrases.ts'
import { scansOf } from './scans.ts'
import { sentenceOf } from './sentences.ts'
import { beyond, bumpText } from './walking.ts'

const languages = ['en', 'es', 'fr', 'it'] as const
const spoken = new Map<string, Words>()
beforeAll(async () => {
  for (const language of languages)
    spoken.set(language, (await loadWords(language, ['common', 'subTerra', 'table'])) as never)
})
const words = (language = 'en'): Words => spoken.get(language)!

function positionOf(text: string): SubTerraState {
  const parsed = subTerra.notation.parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value as SubTerraState
}

/** A picture and what is played in it, as one seat follows it. */
function played(text: string, ...actions: readonly string[]): Staged<never> {
  let now = stage(subTerra, positionOf(text), 0)
  for (const each of actions) {
    const action = subTerra.notation.parseAction(now.state as SubTerraState, 0, each)
    if (!action.ok) throw new Error(JSON.stringify(action.refusal))
    now = playOn(now, 0, action.value as SubTerraAction, fastChance(1))
  }
  return now as never
}

const sceneOf = (now: Staged<never>): SubTerraPosition => encodePosition(now.seen.view as SubTerraState)

function heard(now: Staged<never>, language = 'en', viewer: Viewer = 0): string[] {
  const log = now.seen.log as unknown as Log
  const listener = { words: words(language), scene: sceneOf(now), viewer }
  return new Announcer<never>([])
    .next(log as never, phrasing as never, false)
    .map(phrase => sentenceOf(phrase as never, listener))
    .filter(Boolean)
}

const asked = (now: Staged<never>, language = 'en', waits = false): string => {
  const scene = sceneOf(now)
  const { view, log } = now.seen
  const legal = subTerra.legal(view as SubTerraState, 0)
  return askedText({
    words: words(language),
    scene,
    cave: mapOf(scene.tiles),
    legal,
    viewer: 0,
    turned: legal.flatMap(action => (action.type === 'place' ? [action.open] : []))[0] ?? '',
    refusal: action => subTerra.refusal(view as SubTerraState, 0, action),
    log: log as never,
    sitters: [{ name: 'Mara', bot: false }],
    waiting: { waits: () => waits, waiter: undefined, toggle: () => undefined },
  })
}

const CAVE = `
    a b c d
  1 .-S-w-.
      |   |
  2   g   h

  leader b1 hp2 ap2
  medic d1 hp3
  scout b2 hp3
  engineer c1 hp3
`

describe('what happened, with its place', () => {
  test('a run is one breath, and so are a tile and the step onto it', () => {
    const run = played(CAVE, 'leader run', 'step e', 'step e')
    expect(heard(run)).toEqual(['The Leader runs to D1.'])
    const tile = played(`${CAVE}\n  coming tiles plain:NESW`, 'leader explore n')
    expect(heard(tile)).toEqual([
      'The Leader explores and reaches an unmarked tile at B1; north, east, south, and west open.',
    ])
  })

  test('places are named from the listener, and by themselves for those who watch', () => {
    const now = played(CAVE, 'leader end', 'medic move s')
    expect(heard(now)).toEqual(['The Medic moves to D2.'])
    expect(heard(now, 'en', 'spectator')).toEqual(['The Medic moves to D2.'])
  })
})

test('all who cannot act are one breath', () => {
  const lying = CAVE.replace('medic d1 hp3', 'medic d1 hp0').replace('scout b2 hp3', 'scout b2 hp0')
  expect(heard(played(lying, 'leader end'))).toEqual(['The Medic and the Scout are unconscious and cannot act.'])
  expect(heard(played(lying, 'leader end'), 'it')).toEqual([
    'Il Medico e la Ricognitrice hanno perso i sensi e non possono agire.',
  ])
})

test('C-8 a ledge is laid with its arrow', () => {
  const now = played(`${CAVE}\n  coming tiles ledge:NS`, 'leader explore n')
  expect(heard(now)).toEqual([
    'The Leader explores and reaches a ledge at B1; north and south open, arrow to the north.',
  ])
})

describe('at a table for two', () => {
  const two = CAVE.replace('leader b1 hp2 ap2', 'leader b1 hp0').replace('scout b2 hp3', 'scout b2 hp3 ap2')
  const scene = encodePosition(positionOf(`${two}\n  options players 2`))
  const others = (luca: { bot: boolean }) =>
    askedText({
      words: words(),
      scene,
      legal: [],
      viewer: 0,
      log: [],
      sitters: [{}, { name: 'Luca', ...luca }],
    } as never)

  test('it is said for whom the table waits, unless that is a bot', () => {
    expect(others({ bot: false })).toBe('Luca’s turn: Scout.')
    expect(others({ bot: true })).toBe('')
  })

  test('while others act, places are named from whoever of mine can act', () => {
    expect(gapLabel(words(), scene, [0, -1], 0)).toBe('Unexplored, north of B1, 1 north and 2 west of you (Medic)')
  })
})

test('E-2 the end names who came out', () => {
  const last = `
    a b c
  1 S-.-X

  leader c1 hp3 ap2
  medic b1 hp0
  scout c1 hp3
  engineer c1 hp3
`
  expect(heard(played(last, 'leader end')).at(-1)).toBe(
    'One is left behind (Medic): silver. Came out: Leader, Scout, and Engineer.',
  )
})

describe('what is asked comes last', () => {
  test('a turn begins with points and health, and goes on with what is left', () => {
    expect(asked(played(CAVE))).toBe('Your turn, Leader: 2 points, 2 of 3 health.')
    expect(asked(played(CAVE, 'leader move e'))).toBe('1 point left.')
    expect(asked(played(CAVE, 'leader move e', 'leader move e'))).toBe('No points left: exert or end the turn.')
    expect(asked(played(CAVE, 'leader end'))).toBe('Your turn, Medic: 2 points, 3 of 3 health.')
  })

  test('E-1 whoever waits on the exit is asked nothing', () => {
    expect(asked(played(CAVE), 'en', true)).toBe('')
  })

  test('in every language', () => {
    expect(languages.map(language => asked(played(CAVE), language))).toEqual([
      'Your turn, Leader: 2 points, 2 of 3 health.',
      'Tu turno, Líder: 2 puntos, 2 de 3 de salud.',
      'À vous, Chef\u00a0: 2 points, 2 points de vie sur 3.',
      'Tocca a te, Leader: 2 punti, 2 Punti Salute su 3.',
    ])
  })

  test('a tile to be laid says what it is, where, and how it lies', () => {
    const now = played(`${CAVE}\n  coming tiles plain:NES`, 'leader reveal n')
    expect(asked(now)).toBe(
      'Lay an unmarked tile to the north. Open to the north, east, and south; 2 new gaps. R turns it, T lays it.',
    )
  })
})

describe('addresses', () => {
  const scene = encodePosition(positionOf(CAVE))
  test('tiles say their name, how far they are, and who is there', () => {
    const label = (x: number, y: number, viewer: Viewer = 0) =>
      tileLabel(words(), scene, scene.tiles.find(({ at }) => at.join() === [x, y].join())!, viewer)
    expect(label(0, 0)).toBe('B1: Start, north, east, south, and west open; your tile (Leader); Leader')
    expect(label(2, 0)).toMatch(/^D1: Unmarked, .* open; 2 east of you \(Leader\); Medic$/)
    expect(label(2, 1, 'spectator')).toMatch(/^D2: Horror, .* open$/)
    expect(label(2, 1)).toMatch(/; 1 south and 2 east of you \(Leader\)$/)
  })

  test('only whoever runs several cavers is told which of them she is', () => {
    const four = encodePosition(positionOf(`${CAVE}\n  options players 4`))
    expect(gapLabel(words(), four, [0, -1], 0)).toBe('Unexplored, north of B1, 1 north of you')
    expect(gapLabel(words(), four, [0, -1], 1)).toBe('Unexplored, north of B1, 1 north and 2 west of you')
  })

  test('a gap beyond the picture is named by its tile', () => {
    expect(gapLabel(words(), scene, [0, -1], 0)).toBe('Unexplored, north of B1, 1 north of you (Leader)')
    expect(gapLabel(words('fr'), scene, [0, -1], 0)).toBe('Inexploré, au nord de B1, 1 au nord de vous (Chef)')
  })

  test('a gap beyond a tile that is still being laid has no name, and nothing is heard in its place', () => {
    expect(gapLabel(words(), scene, [0, -2], 0)).toBe('Unexplored, 2 north of you (Leader)')
    expect(placeText(words(), scene, 0, [0, -2])).toBe('2 north of you (Leader)')
  })
})

describe('what one may ask for', () => {
  const scans = async (now: Staged<never>, language = 'en') => {
    const scene = sceneOf(now)
    const sitters = [{ name: 'Mara', bot: false }]
    const looking = { words: words(language), scene, cave: mapOf(scene.tiles), viewer: 0, sitters, view: now.seen.view }
    const list = scansOf(looking as never, [], { lately: () => '', repeat: () => '' })
    return Object.fromEntries(await Promise.all(list.map(async ({ key, say }) => [key, await say()] as const)))
  }

  test('around me, team, horrors, ways out, what is left', async () => {
    const now = played(`${CAVE}\n  horrors d2`)
    expect(await scans(now)).toMatchObject({
      w: 'The Leader, B1: Start; Leader. North: unexplored. East: C1, Water, Engineer. South: B2, Gas, Scout. West: A1, Unmarked.',
      j: 'Leader (you): 2 of 3 health points, B1. Medic (you): 3 of 3 health points, D1, 2 east of you (Leader). Scout (you): 3 of 3 health points, B2, 1 south of you (Leader). Engineer (you): 3 of 3 health points, C1, 1 east of you (Leader).',
      f: 'Horror at D2, 1 south and 2 east of you (Leader). It hunts the Medic: 1 step away.',
    })
    expect((await scans(now)).y).toMatch(
      /^The exit has not been found yet\. Unexplored, nearest first: north of B1, 1 north of you \(Leader\), 1 step; /,
    )
    expect((await scans(now)).k).toMatch(
      /^Round 1\. \d+ hazard cards, then Out of Time\. \d+ tiles left, exit in the last 6\.$/,
    )
  })

  test('what takes more than a step on the way is named with its cell', async () => {
    const now = played(`
    a b c d e f
  1 S-W-l-q-.-X

  leader a1 hp3 ap2
`)
    expect((await scans(now)).y).toBe(
      'The exit is at F1, 5 east of you: 5 steps, first to the east. On the way: B1 (flooded), C1 (Ledge), and D1 (Squeeze).',
    )
    const stuck = played(`
    a b
  1 S-l-

  leader b1 hp3 ap2
`)
    expect((await scans(stuck, 'it')).y).toMatch(
      /: a est di B1, 1 a est di te, 1 passo, passando per B1 \(Sporgenza\);/,
    )
  })

  test('whoever is not at the table is said to be away', async () => {
    const scene = encodePosition(positionOf(`${CAVE}\n  options players 4`))
    const sitters = [{ name: 'Mara' }, { name: 'Luca', away: true }, { name: 'Ada' }, { name: 'Bruno' }]
    const looking = { words: words('fr'), scene, cave: mapOf(scene.tiles), viewer: 0, sitters, view: undefined }
    const team = scansOf(looking as never, [], { lately: () => '', repeat: () => '' }).find(({ key }) => key === 'j')
    expect(await team?.say()).toMatch(/^Chef \(vous\).* Médecin \(Luca \(hors ligne\)\).* Éclaireur \(Ada\)/)
  })

  test('in Italian too', async () => {
    expect((await scans(played(CAVE), 'it')).w).toBe(
      'La Leader, B1: Partenza; Leader. Nord: inesplorato. Est: C1, Acqua, Ingegnere. Sud: B2, Gas, Ricognitrice. Ovest: A1, Non contrassegnata.',
    )
  })
})

describe('walking', () => {
  const scene = encodePosition(positionOf(CAVE))
  const cave = mapOf(scene.tiles)
  test('from a gap back into the cave; beside it nobody knows what lies', () => {
    expect(beyond(cave, [0, -1], 'S')).toBe('passage')
    expect(beyond(cave, [0, -1], 'W')).toBe('unknown')
    expect(languages.map(language => bumpText(words(language), 'unknown', 'W'))).toEqual([
      'Nobody has been to the west yet.',
      'Sin explorar hacia el oeste.',
      'Inexploré vers l’ouest.',
      'Inesplorato verso ovest.',
    ])
  })
})
