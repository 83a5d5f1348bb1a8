import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose system asks for reduced motion, or not. */
async function settingsUnder(systemReduces: boolean) {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: systemReduces, addEventListener: () => {} }))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { showMotion, useSettings } = await import('./settings.ts')
  const root = { dataset: {} as DOMStringMap } as HTMLElement
  showMotion(root)
  return { motion: () => root.dataset.motion, choose: useSettings.getState().change }
}

test('the system decides until the player does; then her choice wins, both ways', async () => {
  const calm = await settingsUnder(true)
  expect(calm.motion()).toBe('reduced')
  calm.choose({ motion: 'full' })
  expect(calm.motion()).toBe('full')

  const lively = await settingsUnder(false)
  expect(lively.motion()).toBe('full')
  lively.choose({ motion: 'reduced' })
  expect(lively.motion()).toBe('reduced')
})
