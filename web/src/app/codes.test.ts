import { afterEach, expect, test, vi } from 'vitest'
import { codeInAddress, dropCode, linkWith, moveCodes } from './codes.ts'

function openAt(address: string): void {
  const at = new URL(address, 'https://grotto.test')
  vi.stubGlobal('location', at)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, next: string) => vi.stubGlobal('location', new URL(next, at)),
  })
}
afterEach(() => vi.unstubAllGlobals())

test('a code travels behind the #, and is forgotten once it was taken', () => {
  openAt('/')
  const link = linkWith('/t/abc', 'invitation', 'x-Y_z')
  expect(link).toBe('https://grotto.test/t/abc#invitation=x-Y_z')
  openAt(link)
  expect([location.search, codeInAddress('invitation'), codeInAddress('device')]).toEqual(['', 'x-Y_z', ''])
  dropCode()
  expect(location.href).toBe('https://grotto.test/t/abc')
})

test('a link of before still works, and its code leaves the query at once', () => {
  openAt('/?device=ABCDEFGHJK')
  moveCodes()
  expect([location.search, codeInAddress('device')]).toEqual(['', 'ABCDEFGHJK'])
  openAt('/t/abc?move=3&invitation=xyz')
  moveCodes()
  expect(location.href).toBe('https://grotto.test/t/abc?move=3#invitation=xyz')
  openAt('/t/abc?move=3')
  moveCodes()
  expect(location.href).toBe('https://grotto.test/t/abc?move=3')
})
