import { fastChance, type Refusal } from '@grotto/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subTerra } from '../game.ts'
import { TILE_KINDS } from '../types/tiles.ts'
import { parsePosition } from './notation.ts'

const refusalOf = (text: string): Refusal | undefined => {
  const parsed = parsePosition(text)
  return parsed.ok ? undefined : parsed.refusal
}

/** A refusal names a place that is in the text, or one step behind its end. */
function expectPlace(text: string, { args }: Refusal): void {
  const lines = text.split('\n')
  const { line, column } = args as { line: number; column: number }
  expect(line).toBeGreaterThanOrEqual(1)
  expect(line).toBeLessThanOrEqual(lines.length)
  expect(column).toBeGreaterThanOrEqual(1)
  expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1)
}

describe('a refusal says where', () => {
  test.each([
    ['medic a1', 'pictureExpected', 1, 1],
    ['', 'pictureExpected', 1, 1],
    ['# a remark\n\n  a\n1 .\nmedic', 'startExpected', 3, 3],
    ['  a\n1 S', 'caverExpected', 1, 3],
    ['  a b\n1 S-Z\nmedic', 'unknownTileLetter', 2, 5],
    ['  a b\n1 S+.\nmedic', 'unknownSign', 2, 4],
    ['  a\n2 S\nmedic', 'rowExpected', 2, 1],
    ['  a b\n1 S-X-\nmedic', 'noSuchTile', 2, 5],
    ['  a\n1 S\nmedic\n\n  nonsense 3', 'unknownLine', 5, 3],
    ['  a\n1 S\nmedic hp2 asleep', 'unknownWord', 3, 11],
    ['  a\n1 S\nmedic\ngas much', 'numberExpected', 4, 5],
    ['  a\n1 S\nmedic\ngas', 'numberExpected', 4, 4],
    ['  a\n1 S\nmedic\nhorrors a1\nhorrors a1 there', 'cellExpected', 5, 12],
    ['  a b\n1 S-.\nmedic\nlaid b1=two', 'numberExpected', 4, 6],
    ['  a b\n1 S-.\nmedic\ntile c1 open N', 'notLaid', 4, 6],
    ['  a\n1 S\nmedic\ncoming tiles gas hot:NE\ncoming dice 1', 'unknownWord', 4, 18],
    ['  a\n1 S\nmedic\nquestion place tile 4 side up', 'unknownWord', 4, 28],
    ['  a\n1 S\nmedic\noptions players 3', 'wrongNumberOfCavers', 4, 1],
    [`  ${'a '.repeat(257)}\n1 S\nmedic`, 'pictureTooLarge', 1, 3],
  ])('%j: %s at line %i, column %i', (text, reason, line, column) => {
    expect(refusalOf(text)).toMatchObject({ reason, args: { line, column } })
  })
})

/** Every tenth position of a game that was really played. */
function written(seed: number): string[] {
  const options = subTerra.parseOptions({ cavers: ['engineer', 'geologist', 'diver', 'leader', 'climber'] })
  if (!options.ok) throw new Error('options')
  const chance = fastChance(seed)
  const state = subTerra.setup(options.value, chance)
  const texts: string[] = []
  for (let i = 0; !subTerra.outcome(state); i++) {
    if (i % 10 === 0) texts.push(subTerra.notation.makePosition(state))
    const legal = subTerra.legal(state, 0)
    subTerra.advance(state, 0, legal[chance('choice', legal.length)]!, chance)
  }
  return texts
}

const SCRAPS = [
  ...'medic scout tile laid horrors question place step coming tiles nothing dice options own hazards over spare'.split(
    ' ',
  ),
  ...'rest a b 1 2 S-. S X W-* | v 17 b1 a1 c9 hp0 ap2 id open NES arrow E side explore gas×2 exit caveIn:3.5'.split(
    ' ',
  ),
  ...'players 3 easier constructor __proto__ toString -1 1e9 99999999999999999999 NaN \u0000 \ud800 = : \t \r'.split(
    ' ',
  ),
  ...['\n', '\n  a b\n1 S-.\nmedic a1\n', '#'],
]

/** A real text in which a few places have become something else. */
const damaged = fc
  .record({
    text: fc.constantFrom(...[1, 2, 3, 4].flatMap(written)),
    wounds: fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...SCRAPS, '', ' ', '*', '-')), { maxLength: 4 }),
  })
  .map(({ text, wounds }) =>
    wounds.reduce((text, [where, length, by]) => {
      const at = where % (text.length + 1)
      return text.slice(0, at) + by + text.slice(at + length)
    }, text),
  )

test('any text is read, or refused with a place; what reads but cannot be is refused with a field', () => {
  const scraps = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 40 }).map(words => words.join(' '))
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    scraps,
    scraps.map(words => `  a b\n1 S-.\nmedic a1\n${words}`),
    { arbitrary: damaged, weight: 4 },
  )
  fc.assert(
    fc.property(anyText, text => {
      const refusal = refusalOf(text)
      if (refusal) return expectPlace(text, refusal)
      const loaded = subTerra.notation.parsePosition(text)
      if (!loaded.ok) expect(loaded.refusal.args).toMatchObject({ field: expect.any(String) })
    }),
    { numRuns: 1500 },
  )
})

test('whatever is blank between rows is a space: a tab, the end of a line from elsewhere', () => {
  const drawn = (between: string) => refusalOf(`  a\n${between}\n1 S\n\nengineer a1\nmedic a1\nscout a1\nleader a1\n`)
  expect(drawn('  \r|')).toEqual(drawn('   |'))
  expect(drawn('  \t|')).toEqual(drawn('   |'))
})

/** A cave of this many columns and rows, every edge of it a token: the picture says as little as it can. */
function blastedCave(columns: number, letters: readonly string[]): string {
  const names = Array.from({ length: columns }, (_, column) => String.fromCharCode(97 + column))
  const edge = `  ${names.map(() => '*').join(' ')}`
  const rows = Math.ceil(letters.length / columns)
  const row = (at: number) => letters.slice(at * columns, (at + 1) * columns)
  const drawn = Array.from({ length: rows }, (_, at) => `${String(at + 1).padStart(2)}*${row(at).join('*')}*`)
  return [`   ${names.join(' ')}`, ...drawn.flatMap(line => [` ${edge}`, line]), ` ${edge}`].join('\n')
}

const LETTERS = ['.', 'w', 'g', 'c', 'h', 'q', 'l', 'd', 'r']
const KINDS = TILE_KINDS.filter(kind => kind !== 'start' && kind !== 'exit')
const openings = fc.constantFrom('N', 'NS', 'NE', 'NES', 'NESW')
const tile = fc.tuple(fc.constantFrom(...KINDS), openings).map(([kind, open]) => {
  if (kind === 'caveIn') return `caveIn:${open}:1.2`
  return kind === 'ledge' || kind === 'slide' ? `${kind}:NS` : `${kind}:${open}`
})

test('drawings full of explosives are read or refused without a search that grows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...LETTERS), { minLength: 60, maxLength: 65, size: 'max' }),
      fc.array(tile, { minLength: 60, maxLength: 250, size: 'max' }),
      (letters, tiles) => {
        const text = `${blastedCave(9, ['S', ...letters])}\n\nmedic`
        for (const box of ['', `\nown tiles start:NESW exit:N ${tiles.join(' ')}`]) parsePosition(text + box)
      },
    ),
    { numRuns: 60 },
  )
})

/** Half of them can be anything and take what comes first; the others can only be straight. */
test('a hundred tiles make room one after another', () => {
  const count = 100
  const straightOnes = Array.from({ length: count }, (_, place) => 2 + 2 * place)
  const names = Array.from({ length: 2 * count + 1 }, (_, at) =>
    String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)),
  )
  const vague = `${'**.'.repeat(count)}`
  const straight = '--.'.repeat(count)
  const box = Array.from({ length: count }, () => 'plain:NS plain:NE').join(' ')
  const text = `   ${names.join(' ')}\n 1 S${vague}${straight}--\n\nmedic\nown tiles start:NESW exit:N ${box}`
  const read = parsePosition(text)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const straights = read.value.tiles.slice(count + 1)
  expect(straights.every(({ id, open }) => straightOnes.includes(id) && open === 'EW')).toBe(true)
})

describe('a text of a megabyte takes no longer than a text', () => {
  const cave = '  a b\n1 S-.\nmedic a1\n'
  test.each([
    ['columns', `  ${'a '.repeat(500_000)}\n1 S\nmedic`],
    ['rows', `  a\n1 S\n${Array.from({ length: 150_000 }, (_, row) => `${row + 2} .`).join('\n')}\nmedic`],
    [
      'tiles',
      `  ${'a '.repeat(256)}\n1 S\n${Array.from({ length: 255 }, (_, row) => `${row + 2} ${'.'.repeat(700)}`).join('\n')}\nmedic`,
    ],
    ['blanks', `  a${' '.repeat(1_000_000)}!`],
    ['horrors', `${cave}horrors${' a1'.repeat(300_000)}`],
    ['lines about horrors', `${cave}${'horrors a1\n'.repeat(90_000)}`],
    ['tiles laid', `${cave}laid${' b1=2'.repeat(200_000)}`],
    ['lines about a tile', `${cave}${'tile b1 open W\n'.repeat(60_000)}`],
    ['dice', `${cave}dice${' 6'.repeat(500_000)}`],
    ['cards seen', `${cave}seen${' gas'.repeat(250_000)}`],
    ['tiles discarded', `${cave}discarded${' rest'.repeat(200_000)}`],
    ['tiles to come', `${cave}coming tiles${' 17'.repeat(300_000)}`],
    ['cavers', `${cave}${'scout a1\n'.repeat(100_000)}`],
    ['a tile set', `${cave}own tiles start:NESW exit:N${' plain:NS'.repeat(100_000)}`],
    ['digits', `${cave}gas ${'9'.repeat(1_000_000)}`],
    ['one word', `${cave}${'x'.repeat(1_000_000)}`],
  ])('%s', (_, text) => {
    expect(typeof subTerra.notation.parsePosition(text).ok).toBe('boolean')
  })
})
