import { expect, test } from 'vitest'
import { chunksOf, movingPicture } from './moving-webp.ts'

/** A lossy picture as a browser writes it, its pixels made up. */
function still(width: number, height: number, pixels: string): Buffer {
  const head = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8])
  const data = Buffer.concat([head, Buffer.from(pixels)])
  const chunk = Buffer.concat([Buffer.from('VP8 '), lengthOf(data), data, Buffer.alloc(data.length % 2)])
  return Buffer.concat([Buffer.from('RIFF'), lengthOf(chunk), Buffer.from('WEBP'), chunk])
}

function lengthOf(data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return length
}

test('frames of odd and even length stand one after the other, each with its size and its time', () => {
  const moving = movingPicture([still(300, 500, 'abc'), still(300, 500, 'abcd')], 320)
  expect(moving.toString('latin1', 0, 4)).toBe('RIFF')
  expect(moving.readUInt32LE(4)).toBe(moving.length - 8)
  const [head, loop, ...frames] = chunksOf(moving)
  expect([head!.type, loop!.type, ...frames.map(({ type }) => type)]).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF'])
  expect(head!.data[0]).toBe(2)
  expect([head!.data.readUIntLE(4, 3), head!.data.readUIntLE(7, 3)]).toEqual([299, 499])
  for (const { data } of frames) expect([data.readUIntLE(6, 3), data.readUIntLE(12, 3)]).toEqual([299, 320])
  expect(frames[1]!.data.subarray(-4).toString()).toBe('abcd')
})
