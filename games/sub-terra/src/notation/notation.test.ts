import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { decodePosition } from '../json/decode.ts'
import { encodePosition } from '../json/encode.ts'
import { makeAction, makePosition, parseAction, parsePosition } from './notation.ts'

function read(text: string) {
  const parsed = parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

/** Text → JSON → state → JSON → text → JSON gives the same JSON all along. */
function roundTrip(text: string) {
  const json = read(text)
  const decoded = decodePosition(json)
  expect(decoded).toMatchObject({ ok: true })
  if (decoded.ok) expect(encodePosition(decoded.value)).toEqual(json)
  expect(read(makePosition(json))).toEqual(json)
  return json
}

const refusal = (text: string) => {
  const parsed = parsePosition(text)
  return parsed.ok ? undefined : parsed.refusal
}

describe('a cave drawn in text', () => {
  test('the smallest picture stands for a whole position', () => {
    const json = roundTrip(`
        a b c
      1 S-W-.

      medic a1 hp3 ap2
    `)
    expect(json.tiles).toEqual([
      { id: 0, kind: 'start', at: [0, 0], open: 'NESW' },
      { id: 18, kind: 'water', at: [1, 0], open: 'EW', flooded: true },
      { id: 2, kind: 'plain', at: [2, 0], open: 'W' },
    ])
    expect(json.turn).toEqual({ caver: 'medic', points: 2, exerted: false, commandUsed: false })
    expect(json.cavers.filter(caver => !caver.devoured).map(caver => caver.name)).toEqual(['medic'])
    expect(json).toMatchObject({ round: 1, phase: 'action', stackLeft: 63, hazardsLeft: 22, gas: 0 })
  })

  test('signs say which sides are open: meeting, towards a gap, against a wall, blasted', () => {
    const drawn = read(`
         a b c
           |
       1 .-S-.*
         v |
       2 g .<.
           ^ |
       3   .-.

      medic
    `)
    expect(read(makePosition(drawn))).toEqual(drawn)
    const { tiles } = drawn
    const open = Object.fromEntries(tiles.map(tile => [tile.at.join(), tile.open]))
    expect(open).toEqual({
      '0,0': 'NESW',
      '-1,0': 'ES',
      '1,0': 'W',
      '-1,1': 'SW',
      '0,1': 'N',
      '1,1': 'SW',
      '0,2': 'NE',
      '1,2': 'NW',
    })
    expect(tiles.find(tile => tile.at.join() === '1,0')?.blasted).toBe('E')
  })

  test('every kind has its letter, upper case with a marker', () => {
    const { tiles } = roundTrip(`
        a b c d e f g h i
      1 S-w-W-q-L-D-l-d-X
        |
      2 c-C-g-r-h

      medic
    `)
    const marks = tiles.map(({ kind, flooded, rubble, rope }) => kind + (flooded || rubble || rope ? '!' : ''))
    expect(marks.join(' ')).toBe(
      'start water water! squeeze ledge! slide! ledge slide exit caveIn caveIn! gas rough horror',
    )
  })

  test('arrows point away from the start unless a line says otherwise', () => {
    const arrows = (text: string) => roundTrip(text).tiles.flatMap(tile => tile.arrow ?? [])
    expect(arrows('  a b\n1 l-S\n    |\n2   d\nmedic')).toEqual(['W', 'S'])
    expect(arrows('  a b\n1 l-S\nmedic\ntile a1 ledge arrow E')).toEqual(['E'])
  })

  test('openings that are not drawn may face gaps, as few as the box allows', () => {
    const { tiles } = roundTrip('  a b\n1 S-g\nmedic')
    expect(tiles[1]).toEqual({ id: 26, kind: 'gas', at: [1, 0], open: 'SW' })
  })

  test('lines state what the picture cannot', () => {
    const json = roundTrip(`
        a b c
      1 S-c-.
        |
      2 h-w

      leader    a1 hp2 starting hide1
      medic     b1 hp0
      geologist c1 hp1 ap1 exerted triedHide hide2
      diver     submerged hp3
      scout     devoured hp0
      bodyguard a1 hp5 hidden rope2
      tile b1 caveIn 4.6 open ESW
      horrors a2 a2 b1
      round 7
      gas 4
      guides 1
      explosives 2
      discarded 2 12 60
      seen gas×2 flood tremor
      spare 1
      question intuition tile 17 side E explore
      coming tiles 30 horror:N
      coming hazards horror×2 caveIn
      dice 3 6
      options difficulty expert edition it exitDepth 7 easier start leader
    `)
    expect(json.options).toMatchObject({ edition: 'it', thirdTry: 'hide+rope', exitDepth: 7, easier: true })
    expect(json.coming).toEqual({
      tiles: [30, 46],
      hazards: [
        { kind: 'horror', twice: true },
        { kind: 'caveIn', twice: false },
      ],
      dice: [3, 6],
    })
    expect(json.question).toMatchObject({ type: 'intuition', caver: 'geologist', spare: 1, tile: 17 })
    expect(json.tiles[1]).toMatchObject({ id: 43, open: 'ESW', numbers: [4, 6] })
  })

  test.each([
    ['question commanded scout', { type: 'commanded', caver: 'scout', by: 'leader' }],
    ['question step scout left 2 made 1', { type: 'step', caver: 'scout', left: 2, made: 1, by: 'run' }],
    ['question step left 1 made 1 by sprint', { type: 'step', caver: 'leader', left: 1, made: 1, by: 'sprint' }],
    ['question guide scout tile 20 side S', { type: 'guide', caver: 'scout', tile: 20, side: 'S', explore: false }],
    ['question place tile exit side N explore', { type: 'place', tile: 1, side: 'N', explore: true, at: [0, -1] }],
    ['question surface', { type: 'surface', caver: 'leader' }],
  ])('%s', (line, question) => {
    expect(roundTrip(`  a b\n1 S-.\nleader a1\nscout b1\n${line}`).question).toMatchObject(question)
  })

  test.each([
    ['question horrorOrder', { type: 'horrorOrder', caver: 'leader' }],
    ['question spawn scout', { type: 'spawn', caver: 'scout' }],
    ['question horrorPath scout horror 1', { type: 'horrorPath', caver: 'scout', horror: 1, from: [1, 0] }],
  ])('%s, asked among horrors', (line, question) => {
    const text = `  a b\n1 S-.\nleader a1\nscout b1\nhorrors a1 b1\nwork steps 1 spawns 2 moved 0\n${line}`
    expect(roundTrip(text)).toMatchObject({ question, horrorWork: { steps: 1, spawns: 2, moved: [0] } })
  })

  test('the end, out of time, another box', () => {
    expect(roundTrip('  a b\n1 S-X\nmedic b1\nround 9\noutOfTime\nover defeat')).toMatchObject({
      phase: 'over',
      result: 'defeat',
      hazardsLeft: 0,
    })
    const own = 'own tiles start:NS exit:N caveIn:NES:3.5 plain:NS\nown hazards gas gas×2 flood'
    const { options } = roundTrip(`  a\n1 S\n  |\n2 c\nmedic\n${own}`)
    expect(options.tiles?.[2]).toEqual({ kind: 'caveIn', open: 'NES', numbers: [3, 5] })
    expect(options.hazards).toHaveLength(3)
  })

  test('all tiles but these are gone', () => {
    const json = roundTrip('  a\n1 S\nmedic\ncoming tiles gas\ndiscarded rest')
    expect(json.stackLeft).toBe(2)
    expect(json.discarded).not.toContain(1)
  })

  test('more than 26 columns have names of two letters', () => {
    const row = `${'S'}${'-.'.repeat(4)}${'-w'.repeat(4)}${'-q-q-q-l-l-l-d-d-d'}`
    const tiles = `start:NESW exit:N ${'plain:NS '.repeat(30)}`.trim()
    const names = Array.from({ length: 30 }, (_, i) => String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26)))
    const wide = `   ${names.join(' ')}\n 1 S${'--.'.repeat(29)}\nmedic bd1\nown tiles ${tiles}`
    expect(roundTrip(wide).cavers[0]?.at).toEqual([29, 0])
    expect(read(`  ${[...'abcdefghijklmnopqr'].join(' ')}\n1 ${row}\nmedic r1`).tiles).toHaveLength(18)
  })

  test.each([
    ['medic a1', 'pictureExpected'],
    ['  a\n1 .\nmedic', 'startExpected'],
    ['  a\n1 S', 'caverExpected'],
    ['  a\n1 Z\nmedic', 'unknownTileLetter'],
    ['  a b\n1 S+.\nmedic', 'unknownSign'],
    ['  a\n2 S\nmedic', 'rowExpected'],
    ['  a\n1 S\nmedic\nnonsense 3', 'unknownLine'],
    ['  a\n1 S\nmedic asleep', 'unknownWord'],
    ['  a\n1 S\nmedic\ngas much', 'numberExpected'],
    ['  a\n1 S\nmedic\noptions players 2', undefined],
    ['  a\n1 S\nmedic\noptions players 3', 'wrongNumberOfCavers'],
    ['  a b\n1 S-X-\nmedic', 'noSuchTile'],
    ['  a b c\n1 S-.-X\nmedic\nlaid b1=2', 'noSuchTile'],
    ['  a b\n1 S-.\nmedic\ntile c1 open N', 'notLaid'],
    ['  a b\n1 S-.\nmedic\nlaid c1', 'notLaid'],
    ['  a\n1 S\nmedic\nconstructor', 'unknownLine'],
  ])('%j is refused: %s', (text, reason) => {
    expect(refusal(text)?.reason).toBe(reason)
  })
})

test('the example in the documentation is a position', () => {
  const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8')
  const [, example] = /## Sub Terra: a position[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? []
  expect(roundTrip(example ?? '').tiles).toHaveLength(3)
})

describe('actions in words', () => {
  const position = read('  a b\n1 S-w\n  |\n2 .\nmedic a1 ap2\nscout b1')

  test.each([
    ['medic swim e', { type: 'swim', side: 'E' }],
    ['medic end', { type: 'endTurn' }],
    ['medic dig here', { type: 'dig', side: 'here' }],
    ['medic bandage scout', { type: 'bandage', caver: 'scout' }],
    ['medic place NES', { type: 'place', open: 'NES' }],
    ['medic surface b1', { type: 'surface', at: [1, 0] }],
    ['medic placeRope', { type: 'placeRope' }],
    ['medic takeSpare', { type: 'takeSpare' }],
  ] as const)('%s, both ways', (text, action) => {
    expect(parseAction(position, text)).toEqual({ ok: true, value: action })
    expect(makeAction(position, action)).toBe(text)
  })

  test.each([
    ['SWIM E', { type: 'swim', side: 'E' }],
    ['endturn', { type: 'endTurn' }],
    ['rope', { type: 'placeRope' }],
    ['place sen', { type: 'place', open: 'NES' }],
    ['path A2', { type: 'horrorPath', at: [0, 1] }],
  ])('%s is understood', (text, action) => {
    expect(parseAction(position, text)).toEqual({ ok: true, value: action })
  })

  test.each([
    ['scout move w', 'notYourTurn', 'T-2'],
    ['medic fly', 'unknownWord', 'notation'],
    ['constructor', 'unknownWord', 'notation'],
    ['medic move up', 'unknownWord', 'notation'],
    ['medic run e', 'tooManyWords', 'notation'],
    ['medic place', 'sidesExpected', 'notation'],
    ['medic surface there', 'cellExpected', 'notation'],
  ])('%s is refused: %s', (text, reason, rule) => {
    expect(parseAction(position, text)).toMatchObject({ ok: false, refusal: { reason, rule } })
  })
})
