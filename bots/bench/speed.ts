/** `npm run bench:bots`: how fast the searching bots think, in node and in Chromium, one thread each. */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/chromium.ts'
import { type ThinkingSpeed, thinkingSpeeds } from './thinking-speed.ts'

/** How long a strong decision may take, in milliseconds, on one thread. */
const MAY_TAKE = { node: 1000, Chromium: 2000 }

function tell(where: keyof typeof MAY_TAKE, speeds: readonly ThinkingSpeed[]): void {
  for (const { game, id, iterationsPerSecond, median, longest } of speeds) {
    const verdict = longest < MAY_TAKE[where] ? 'under' : 'OVER'
    const decision = `a decision as played ${median.toFixed(0)} ms, the longest of 15 ${longest.toFixed(0)} ms`
    console.log(
      `${where} ${game} ${id}: ${iterationsPerSecond} iterations/s, ${decision} (${verdict} ${MAY_TAKE[where]})`,
    )
    if (verdict === 'OVER') process.exitCode = 1
  }
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
