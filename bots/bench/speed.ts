/** `npm run bench:bots`: how fast the searching bots think, in node and in Chromium, one thread each. */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts'
import { type ThinkingSpeed, thinkingSpeeds } from './thinking-speed.ts'

const tell = (where: string, speeds: readonly ThinkingSpeed[]) => {
  for (const { id, iterationsPerSecond, decision } of speeds)
    console.log(`${where} ${id}: ${iterationsPerSecond} iterations/s, a decision as played ${decision.toFixed(1)} ms`)
}

/** The same module as one script for a page. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('thinking-speed.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'bench' }
  const output = await build({ configFile: false, logLevel: 'error', build: { lib, write: false } })
  const [first] = Array.isArray(output) ? output : [output]
  if (!('output' in first)) throw new Error('the bundle was not built')
  return first.output[0].code
}

tell('node', thinkingSpeeds())
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGUMENTS] })
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundled() })
  tell('Chromium', await page.evaluate('bench.thinkingSpeeds()'))
} finally {
  await browser.close()
}
