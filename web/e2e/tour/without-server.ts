import { BreakableProxy } from '../breakable-proxy.ts'
import { PHONE } from '../visitor.ts'
import type { Tour } from './tour.ts'

/** The line is dead before anybody comes back: what is kept on the device says so. */
export async function withoutServer({ address, visitor, language, look }: Tour): Promise<void> {
  const proxy = await BreakableProxy.to(address)
  const mara = await visitor({ size: PHONE, language, keeps: true }, proxy.address)
  await mara.go('/')
  await mara.page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  proxy.cut()
  await mara.go('/')
  await mara.page.locator('.shelf.open .hint').waitFor()
  await look(mara, 'front-offline')
  await mara.go('/new/diamant')
  await mara.page.locator('.start .primary').click()
  await mara.page.locator('.toasts p').waitFor()
  await look(mara, 'new-offline')
  await Promise.all([mara.leave(), proxy.close()])
}
