import { beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from './settings.ts'
import { tremble } from './vibration.ts'

const vibrate = vi.fn()
beforeEach(() => {
  vibrate.mockClear()
  vi.stubGlobal('navigator', { vibrate })
})

test('nothing trembles until somebody wants it', () => {
  useSettings.setState({ vibration: false })
  tremble('disaster')
  expect(vibrate).not.toHaveBeenCalled()
  useSettings.setState({ vibration: true })
  tremble('disaster')
  expect(vibrate).toHaveBeenCalledOnce()
})

test('a device that cannot tremble is left alone', () => {
  vi.stubGlobal('navigator', {})
  useSettings.setState({ vibration: true })
  expect(() => tremble('thud')).not.toThrow()
})
