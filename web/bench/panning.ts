import type { Browser, CDPSession, Page } from 'playwright-core'
import { PHONE } from '../e2e/visitor.ts'
import { openGallery } from './gallery-server.ts'

/** As Lighthouse slows a laptop down to a phone of the middle class. */
const SLOWER = 4
const FRAMES = 90

const RECORD = `new Promise(done => {
  const times = []
  let last = performance.now()
  const frame = now => {
    times.push(now - last)
    last = now
    times.length < ${FRAMES} ? requestAnimationFrame(frame) : done(times)
  }
  requestAnimationFrame(frame)
})`

export interface FrameTimes {
  readonly name: string
  readonly median: number
  /** The 95th percentile. */
  readonly worst: number
  /** What the page's own thread worked for each frame, slowed down; it does not count what else the machine does. */
  readonly work: number
}

/** Frame times while a finger drags and pinches a cave of all 66 tiles on a phone four times slower than this machine. */
export async function panning(browser: Browser): Promise<readonly FrameTimes[]> {
  const gallery = await openGallery()
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  await page.goto(`${gallery.resolvedUrls!.local[0]}src/boards/sub-terra/gallery/index.html?scene=full`)
  await page.locator('.st-cells button').first().waitFor()
  await page.waitForTimeout(1500)
  const device = await context.newCDPSession(page)
  await device.send('Performance.enable', { timeDomain: 'threadTicks' })
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const dragging = await timed(page, device, 'dragging', () => drag(device))
  const pinching = await timed(page, device, 'pinching', () => pinch(device))
  await context.close()
  await gallery.close()
  return [dragging, pinching]
}

async function timed(page: Page, device: CDPSession, name: string, move: () => Promise<void>): Promise<FrameTimes> {
  await page.waitForTimeout(600)
  const frames = page.evaluate(RECORD) as Promise<number[]>
  const before = await worked(device)
  await move()
  const sorted = (await frames).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]!
  const work = (((await worked(device)) - before) * 1000) / sorted.length
  return { name, median: at(0.5), worst: at(0.95), work }
}

/** Seconds of processor time that the page's thread has used. */
async function worked(device: CDPSession): Promise<number> {
  const { metrics } = await device.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

type Finger = { readonly x: number; readonly y: number; readonly id: number }
const touch = (device: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
  device.send('Input.dispatchTouchEvent', { type, touchPoints })

async function drag(device: CDPSession): Promise<void> {
  const finger = (step: number): Finger => ({
    x: 195 + Math.sin(step / 9) * 150,
    y: 330 + Math.cos(step / 7) * 150,
    id: 0,
  })
  await touch(device, 'touchStart', [finger(0)])
  for (let step = 1; step < FRAMES; step++) await touch(device, 'touchMove', [finger(step)])
  await touch(device, 'touchEnd', [])
}

async function pinch(device: CDPSession): Promise<void> {
  const fingers = (step: number): Finger[] => {
    const apart = 90 + Math.sin(step / 11) * 55
    return [
      { x: 195 - apart, y: 330, id: 0 },
      { x: 195 + apart, y: 330, id: 1 },
    ]
  }
  await touch(device, 'touchStart', fingers(0))
  for (let step = 1; step < FRAMES; step++) await touch(device, 'touchMove', fingers(step))
  await touch(device, 'touchEnd', [])
}
