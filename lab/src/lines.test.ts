import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BadLine, linesOf } from './lines.ts'

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0
  for (const size of sizes) {
    yield bytes.subarray(from, from + size)
    from += size
  }
  yield bytes.subarray(from)
}

async function read(bytes: Uint8Array, most?: number, sizes: readonly number[] = []): Promise<(string | BadLine)[]> {
  const lines: (string | BadLine)[] = []
  for await (const line of linesOf(inPieces(bytes, sizes), most)) lines.push(line)
  return lines
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('lines come out whole, however the bytes come in', async () => {
  const line = fc.string({ unit: 'grapheme' }).map(text => text.replaceAll('\n', ''))
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.array(fc.nat(9)), async (lines, sizes) => {
      expect(await read(bytes(lines.map(text => `${text}\n`).join('')), undefined, sizes)).toEqual(lines)
    }),
  )
})

test('a last line needs no end', async () => {
  expect(await read(bytes('a\n\nb'))).toEqual(['a', '', 'b'])
})

test('a line that is too long is named and passed over, the next one is read', async () => {
  const why = 'the line is longer than 5 bytes'
  for (const sizes of [[], [1, 1, 1, 1, 1, 1, 1, 1], [4, 4]])
    expect(await read(bytes('12345\n123456\nabc\n1234567'), 5, sizes)).toEqual(['12345', { why }, 'abc', { why }])
})

test('bytes that are no text are named', async () => {
  expect(await read(Uint8Array.of(0x7b, 0xff, 0xfe, 0x0a, 0x7b))).toEqual([{ why: 'the line is not UTF-8' }, '{'])
})
