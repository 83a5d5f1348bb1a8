import { describe, expect, test } from 'vitest'
import { HAZARD_POOLS } from '../box/hazards.ts'
import { TILES } from '../box/tiles.ts'
import { HAZARD_KINDS } from '../types/hazards.ts'
import { DIFFICULTIES, type SubTerraOptions } from '../types/options.ts'
import { TILE_KINDS } from '../types/tiles.ts'
import { hazardPool, hazardsDealt, parseOptions, seatOf, tilesOf } from './options.ts'

function options(input: unknown): SubTerraOptions {
  const parsed = parseOptions(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}
function refusal(input: unknown) {
  const parsed = parseOptions(input)
  return parsed.ok ? undefined : parsed.refusal
}

describe('options', () => {
  test('S-1 nothing given is one player with four cavers in a normal game', () => {
    const usual = {
      players: 1,
      cavers: ['leader', 'medic', 'scout', 'bodyguard'],
      difficulty: 'normal',
      edition: 'en',
      exitDepth: 6,
      thirdTry: 'none',
      gasTwiceEntry: 4,
      easier: false,
      start: 'random',
    }
    for (const input of [undefined, null, {}, { players: 1 }]) expect(options(input)).toEqual(usual)
  })

  test('what was parsed once parses to itself', () => {
    const once = options({ players: 3, edition: 'it', easier: true, tiles: TILES, hazards: HAZARD_POOLS.expert })
    expect(options(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })

  test.each([
    [1, [4, 5, 6], [0, 0, 0, 0, 0, 0]],
    [2, [4], [0, 0, 1, 1]],
    [3, [6], [0, 0, 1, 1, 2, 2]],
    [4, [4], [0, 1, 2, 3]],
    [5, [5], [0, 1, 2, 3, 4]],
    [6, [6], [0, 1, 2, 3, 4, 5]],
  ])('S-1 %i players run %j cavers', (players, sizes, seats) => {
    const party = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard']
    for (let size = 3; size <= 7; size++) {
      const parsed = parseOptions({ players, cavers: party.slice(0, size) })
      expect(parsed.ok).toBe(sizes.includes(size))
      if (parsed.ok) expect(parsed.value.cavers.map((_, i) => seatOf(parsed.value, i))).toEqual(seats.slice(0, size))
    }
    expect(options({ players }).cavers).toHaveLength(sizes[0]!)
  })

  test.each([
    ['en', 6, 'none'],
    ['es', 7, 'none'],
    ['fr', 6, 'hide'],
    ['it', 6, 'hide+rope'],
  ])('S-4, A-9 the edition %s presets its rules, single switches win', (edition, exitDepth, thirdTry) => {
    expect(options({ edition })).toMatchObject({ exitDepth, thirdTry, gasTwiceEntry: 4 })
    const switched = { edition, exitDepth: 13 - exitDepth, thirdTry: 'hide', gasTwiceEntry: 2 }
    expect(options(switched)).toMatchObject(switched)
  })

  test.each([
    ['many', 'S-1', 'optionsNotAnObject'],
    [{ players: 7 }, 'S-1', 'badOption'],
    [{ players: '1' }, 'S-1', 'badOption'],
    [{ cavers: 'leader' }, 'S-1', 'badOption'],
    [{ cavers: ['leader', 'medic', 'scout', 'cook'] }, 'S-1', 'badOption'],
    [{ cavers: ['leader', 'medic', 'scout', undefined] }, 'S-1', 'badOption'],
    [{ cavers: ['leader', 'medic', 'scout', 'leader'] }, 'S-1', 'caverTwice'],
    [{ cavers: ['leader', 'medic', 'scout'] }, 'S-1', 'wrongNumberOfCavers'],
    [{ difficulty: 'easy' }, 'S-5', 'badOption'],
    [{ edition: 'de' }, 'S-4', 'badOption'],
    [{ exitDepth: 8 }, 'S-4', 'badOption'],
    [{ thirdTry: 'rope' }, 'A-9', 'badOption'],
    [{ gasTwiceEntry: 3 }, 'Z-7', 'badOption'],
    [{ fallen: 'never' }, 'E-1', 'badOption'],
    [{ easier: 'yes' }, 'S-6', 'badOption'],
    [{ start: 'diver' }, 'S-7', 'badOption'],
    [{ dificulty: 'normal' }, 'S-1', 'unknownOption'],
  ])('%j is refused by %s: %s', (input, rule, reason) => {
    expect(refusal(input)).toMatchObject({ rule, reason })
  })

  test('a value that is refused is shown as it begins, however long or deep', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
    const told = (start: unknown) => refusal({ start })?.args?.value
    expect(told(deep)).toBe('['.repeat(60))
    expect(told({ a: [1, null, {}], 'b"': ['x', true] })).toBe('{"a":[1,null,{}],"b\\"":["x",true]}')
    const many = Array(100_000).fill({ kind: 'cook', of: [] })
    expect(told(many)).toBe(JSON.stringify(many).slice(0, 60))
  })

  test.each([
    ['normal', [22, 19, 17]],
    ['advanced', [20, 17, 15]],
    ['expert', [18, 15, 13]],
  ])('S-5, S-6 cards dealt in a game of difficulty %s', (difficulty, dealt) => {
    const deal = (players: number, easier: boolean) => hazardsDealt(options({ players, difficulty, easier }))
    expect([4, 5, 6].map(players => deal(players, false))).toEqual(dealt)
    const most = difficulty === 'expert' ? 20 : 25
    expect([4, 5, 6].map(players => deal(players, true))).toEqual(dealt.map(cards => Math.min(cards + 3, most)))
  })
})

describe('the box', () => {
  const count = (open: string) => ({ 1: 0, 2: ['NS', 'EW'].includes(open) ? 1 : 2, 3: 3, 4: 4 })[open.length]!

  test('B-2 66 tiles by kind and shape', () => {
    const shapes = Object.fromEntries(TILE_KINDS.map(kind => [kind, [0, 0, 0, 0, 0]]))
    for (const { kind, open } of TILES) shapes[kind]![count(open)]!++
    expect(shapes).toEqual({
      start: [0, 0, 0, 0, 1],
      exit: [1, 0, 0, 0, 0],
      plain: [2, 4, 4, 3, 3],
      water: [0, 4, 0, 2, 2],
      gas: [0, 0, 6, 2, 0],
      caveIn: [0, 0, 4, 8, 0],
      horror: [6, 0, 2, 0, 0],
      squeeze: [0, 3, 0, 0, 0],
      ledge: [0, 3, 0, 0, 0],
      slide: [0, 3, 0, 0, 0],
      rough: [0, 0, 0, 0, 3],
    })
    expect(tilesOf(options({}))).toBe(TILES)
  })

  test('B-3 each face of the die lies on four cave-in tiles', () => {
    const faces = TILES.flatMap(tile => tile.numbers ?? [])
    expect([1, 2, 3, 4, 5, 6].map(face => faces.filter(other => other === face).length)).toEqual([4, 4, 4, 4, 4, 4])
    expect(TILES.filter(tile => tile.numbers).every(tile => tile.kind === 'caveIn')).toBe(true)
  })

  test('B-1 pools by difficulty', () => {
    const counts = (difficulty: (typeof DIFFICULTIES)[number], twice: boolean) =>
      HAZARD_KINDS.map(kind => HAZARD_POOLS[difficulty].filter(c => c.kind === kind && c.twice === twice).length)
    expect(DIFFICULTIES.map(difficulty => counts(difficulty, false)[0])).toEqual([5, 4, 3])
    expect(counts('normal', true)).toEqual([0, 0, 0, 0, 0])
    for (const difficulty of DIFFICULTIES) expect(new Set(counts(difficulty, false)).size).toBe(1)
    expect(counts('expert', true)).toEqual([1, 1, 1, 1, 1])
  })

  const start = { kind: 'start', open: 'NESW' }
  const exit = { kind: 'exit', open: 'N' }
  const plain = { kind: 'plain', open: 'NS' }

  test('B-1, B-2 another box is taken as it is, sides put in order', () => {
    const own = options({ tiles: [start, exit, { kind: 'plain', open: 'WN' }], hazards: [{ kind: 'gas' }] })
    expect(own.tiles?.[2]).toEqual({ kind: 'plain', open: 'NW' })
    expect(hazardPool(own)).toEqual([{ kind: 'gas', twice: false }])
    expect(hazardsDealt(own)).toBe(1)
  })

  test.each([
    [[start, exit], 'badTileSet'],
    [[start, exit, ...Array(255).fill(plain)], 'badTileSet'],
    ['tiles', 'badTileSet'],
    [[exit, start, plain], 'firstTileNotStart'],
    [[start, plain, exit], 'secondTileNotExit'],
    [[start, exit, exit], 'startOrExitTwice'],
    [[start, exit, 5], 'tileNotAnObject'],
    [[start, exit, { kind: 'lava', open: 'N' }], 'unknownTileKind'],
    [[start, exit, { kind: 'plain', open: '' }], 'badOpenSides'],
    [[start, exit, { kind: 'plain', open: 'NN' }], 'badOpenSides'],
    [[start, exit, { kind: 'plain', open: 'up' }], 'badOpenSides'],
    [[start, exit, { kind: 'ledge', open: 'NE' }], 'notStraight'],
    [[start, exit, { kind: 'slide', open: 'NES' }], 'notStraight'],
    [[start, exit, { kind: 'caveIn', open: 'NE' }], 'badCaveInNumbers'],
    [[start, exit, { kind: 'caveIn', open: 'NE', numbers: [3, 3] }], 'badCaveInNumbers'],
    [[start, exit, { kind: 'caveIn', open: 'NE', numbers: [0, 7] }], 'badCaveInNumbers'],
    [[start, exit, { kind: 'gas', open: 'NE', numbers: [1, 2] }], 'numbersOnOtherTile'],
  ])('B-2 tiles %j are refused: %s', (tiles, reason) => {
    expect(refusal({ tiles })).toMatchObject({ reason })
  })

  test.each([
    [[], 'badHazardDeck'],
    [{}, 'badHazardDeck'],
    [[{ kind: 'lava' }], 'badHazardCard'],
    [[{ kind: 'gas', twice: 2 }], 'badHazardCard'],
  ])('B-1 hazards %j are refused: %s', (hazards, reason) => {
    expect(refusal({ hazards })).toMatchObject({ rule: 'B-1', reason })
  })
})
