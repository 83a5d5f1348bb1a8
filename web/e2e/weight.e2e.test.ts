import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { version } from '../../tools/setup/version.mjs'
import { openEvening } from './evening.ts'
import { PHONE } from './visitor.ts'

const evening = openEvening()

interface Script {
  readonly name: string
  readonly kilobytes: number
}

/** The scripts a phone loads until something stands on the screen; workers come beside the page, not before it. */
async function scriptsUntil(path: string, sign: string): Promise<readonly Script[]> {
  const visitor = await evening.visitor({ size: PHONE })
  const loading: Promise<Script>[] = []
  visitor.page.on('response', response => {
    if (/\.js$/.test(response.url()) && !/worker/.test(response.url())) loading.push(weighed(response))
  })
  await visitor.go(path)
  await visitor.page.locator(sign).first().waitFor()
  const scripts = await Promise.all(loading)
  await visitor.leave()
  return scripts
}

const weighed = async (response: Response): Promise<Script> => ({
  name: response.url().split('/').at(-1)!,
  kilobytes: gzipSync(await response.body(), { level: 9 }).length / 1000,
})

const weight = (scripts: readonly Script[]): number => scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0)

test('the front page loads little, and neither boards nor engines nor bots', async () => {
  const scripts = await scriptsUntil('/', '.shelves')
  expect(scripts.length).toBeGreaterThan(0)
  expect(weight(scripts)).toBeLessThanOrEqual(90)
  expect(scripts.map(({ name }) => name.replace(/-.*/, '')).sort()).toEqual(['common', 'lobby', 'page', 'rolldown'])
})

test('up to the first decision of each game a phone loads no more than it must', async () => {
  expect(weight(await scriptsUntil('/play/diamant', '.choices'))).toBeLessThanOrEqual(170)
  expect(weight(await scriptsUntil('/play/sub-terra', '.st-cells button'))).toBeLessThanOrEqual(170)
})

test('the pictures of the front page are there before any script has run', async () => {
  const visitor = await evening.visitor({ size: PHONE })
  await visitor.page.route(/\.js$/, () => {})
  await visitor.page.goto('/', { waitUntil: 'commit' })
  const pictures = visitor.page.locator('.game img')
  await pictures.nth(1).waitFor()
  const arrived = () =>
    pictures.evaluateAll(all => all.every(each => (each as unknown as { complete: boolean }).complete))
  await expect.poll(arrived, { timeout: 30_000 }).toBe(true)
  expect((await pictures.first().boundingBox())!.width).toBeGreaterThan(PHONE.width - 40)
  await visitor.leave()
})

test('the foot of the front page says which version this is', async () => {
  const visitor = await evening.visitor()
  await visitor.go('/')
  // The page may have been built at an earlier commit.
  expect(await visitor.page.locator('footer').innerText()).toContain(`Grotto ${version().number}`)
  await visitor.looksRight()
  await visitor.leave()
})
