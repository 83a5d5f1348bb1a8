// `npm run bench:web`: what a visitor loads, and how smoothly the page moves.
import { gzipSync } from 'node:zlib'
import { openBrowser } from '../e2e/browser.ts'
import { ServerProcess } from '../e2e/server-process.ts'
import { PHONE, Visitor } from '../e2e/visitor.ts'
import { lighthouse } from './lighthouse.ts'
import { panning } from './panning.ts'

const AIMS = { front: 90, decision: 170 } as const

const server = await ServerProcess.open()
const browser = await openBrowser()

console.log('script, gzipped                          kB   aim')
await report('front page', '/', '.shelves', AIMS.front)
await report('first decision of Diamant', '/play/diamant', '.choices', AIMS.decision)
await report('first decision of Sub Terra', '/play/sub-terra', '.st-cells button', AIMS.decision)
await timings()
console.log('a cave of all 66 tiles on a phone, four times slower, no graphics card')
for (const { name, median, worst, work } of await panning(browser))
  console.log(
    `  ${name}: frames of ${median.toFixed(1)} ms (95th percentile ${worst.toFixed(1)}), ${work.toFixed(1)} ms of work each`,
  )
await browser.close()

const figures = await lighthouse(server.address)
console.log(figures.length > 0 ? `Lighthouse, phone: ${figures.join(', ')}` : 'Lighthouse could not be run here')
await server.close()

/** Scripts of the page itself; the bots' worker loads its own beside it and is named apart. */
async function report(name: string, path: string, sign: string, aim: number): Promise<void> {
  const visitor = await Visitor.arrive(browser, server.address)
  const scripts = new Map<string, number>()
  visitor.page.on('response', async response => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    scripts.set(response.url(), gzipSync(body, { level: 9 }).length)
  })
  await visitor.go(path)
  await visitor.page.locator(sign).first().waitFor()
  await visitor.page.waitForLoadState('networkidle')
  const isWorker = (url: string) => /bot-worker|service-worker/.test(url)
  const kilobytes = (wanted: (url: string) => boolean) =>
    [...scripts].filter(([url]) => wanted(url)).reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
  console.log(
    `${name.padEnd(36)} ${kilobytes(url => !isWorker(url))
      .toFixed(1)
      .padStart(7)}   ≤ ${aim}`,
  )
  const aside = kilobytes(isWorker)
  if (aside > 0) console.log(`${'  beside it, in workers'.padEnd(36)} ${aside.toFixed(1).padStart(7)}`)
  await visitor.leave()
}

/** What the browser itself says about arriving on a phone. */
async function timings(): Promise<void> {
  const visitor = await Visitor.arrive(browser, server.address, { size: PHONE })
  await visitor.go('/')
  await visitor.page.waitForLoadState('networkidle')
  const painted = await visitor.page.evaluate(
    "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN",
  )
  console.log(`\nfirst contentful paint, phone-sized ${Number(painted).toFixed(0)} ms`)
  await visitor.leave()
}
