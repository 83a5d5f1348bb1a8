import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toHex } from './bytes.ts'
import {
  brokenSeal,
  commitment,
  commitments,
  drawSecrets,
  entropyCommitment,
  secretsFromWord,
  seedOf,
  streams,
} from './index.ts'

const SECRET = `${'00'.repeat(31)}01`
const GIFT = 'ab'.repeat(32)

describe('the derivation is the one docs/fairness.md describes, checked with another implementation of the hashes', () => {
  test('commitment', () => {
    const hash = createHash('sha256')
      .update('grotto/commitment/1:cave:')
      .update(Buffer.from(SECRET, 'hex'))
      .digest('hex')
    expect(commitment('cave', SECRET)).toBe(hash)
  })

  test('seed: entropies in seat order, seats without any left out', () => {
    const message = Buffer.concat([Buffer.from('grotto/seed/1:cave:'), Buffer.of(1), Buffer.from(GIFT, 'hex')])
    const hash = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest('hex')
    expect(toHex(seedOf('cave', SECRET, [null, GIFT]))).toBe(hash)
  })

  test('stream: big-endian words of counted blocks, unfair words skipped', () => {
    const seed = Buffer.from(seedOf('cave', SECRET, []))
    const words = [0, 1, 2].flatMap(counter => {
      const block = createHmac('sha256', seed)
        .update('grotto/stream/1:cave:dice:')
        .update(Buffer.of(0, 0, 0, counter))
        .digest()
      return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4))
    })
    const { chance } = streams({ cave: SECRET }, [])
    const n = 3_000_000_000
    const fair = words.filter(word => word < n)
    expect(fair.length).toBeLessThan(words.length)
    expect(fair.map(() => chance('cave:dice', n))).toEqual(fair)
  })
})

test('test vectors of docs/fairness.md', () => {
  const { chance } = streams({ cave: SECRET }, [null, GIFT])
  expect(entropyCommitment(GIFT)).toBe('fd8d23f2bfecd344281cc79c008b086b014b363f3be6e496b80dfb9229ebec05')
  expect({
    commitment: commitment('cave', SECRET),
    seed: toHex(seedOf('cave', SECRET, [null, GIFT])),
    dice: Array.from({ length: 12 }, () => chance('cave:dice', 6) + 1),
    stack: Array.from({ length: 6 }, (_, i) => chance('cave:stack', 64 - i)),
  }).toMatchInlineSnapshot(`
    {
      "commitment": "55427f6419841f58c2e03d422dbf34fd80ab96edb4ea6952b31d5aaaa499f4cb",
      "dice": [
        5,
        3,
        3,
        5,
        2,
        6,
        6,
        5,
        3,
        1,
        4,
        5,
      ],
      "seed": "6e85a2cf1514811ac8b00203f8ecb3fabfbfe6002ee7fe6e959e6cc0ff395c1a",
      "stack": [
        16,
        59,
        58,
        49,
        54,
        15,
      ],
    }
  `)
})

test('rewinding brings the same numbers back', () => {
  const source = streams({ cave: SECRET }, [])
  for (let i = 0; i < 11; i++) source.chance('cave:dice', 6)
  const here = source.positions()
  const first = Array.from({ length: 20 }, () => source.chance('cave:dice', 6))
  source.rewind(here)
  expect(Array.from({ length: 20 }, () => source.chance('cave:dice', 6))).toEqual(first)
})

test('a changed entropy changes the stream, a changed secret is found out', () => {
  const draw = (gift: string | null) =>
    Array.from(
      { length: 12 },
      (
        source => () =>
          source.chance('cave:dice', 6)
      )(streams({ cave: SECRET }, [gift])),
    )
  expect(draw(GIFT)).not.toEqual(draw(null))
  const secrets = secretsFromWord(['cave'], 'word')
  expect(brokenSeal(commitments(secrets), secrets)).toBeUndefined()
  expect(brokenSeal(commitments(secrets), { cave: SECRET })).toBe('cave')
})

test('secrets are 32 bytes, and nothing else is taken for one', () => {
  expect(drawSecrets(['a', 'b'], count => new Uint8Array(count).fill(7))).toEqual({
    a: '07'.repeat(32),
    b: '07'.repeat(32),
  })
  expect(() => commitment('cave', 'abc')).toThrow(RangeError)
  expect(() => streams({ cave: SECRET }, []).chance('other', 6)).toThrow('no seal')
})
