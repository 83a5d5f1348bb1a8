import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEvening } from './evening.ts'
import { PHONE, type Visitor } from './visitor.ts'

const evening = openEvening()

/** Browsers take a name for a site, and no number. */
const byName = () => evening.server.address.replace('127.0.0.1', 'localhost')
const byNumber = () => evening.server.address.replace('localhost', '127.0.0.1')

const meOf = (who: Visitor) => who.page.evaluate<string>("fetch('/api/me').then(a => a.json()).then(me => me.id)")

/** A device's keys, as the browser itself keeps them for tests. */
interface Keys {
  readonly session: CDPSession
  readonly authenticatorId: string
}

async function keysOf(page: Page): Promise<Keys> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, authenticatorId }
}

/** What a password manager does: the same keys on another device. */
async function share({ session, authenticatorId }: Keys, other: Keys): Promise<void> {
  const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId })
  for (const credential of credentials)
    await other.session.send('WebAuthn.addCredential', { authenticatorId: other.authenticatorId, credential })
}

async function account(who: Visitor, ...sections: string[]): Promise<void> {
  await who.go('/')
  await who.page.locator('header button:has(.unseen)').first().click()
  for (const section of sections) await who.page.getByText(section, { exact: true }).click()
}

/** Whoever has become somebody else begins anew: the page loads itself again. */
async function become(who: Visitor, button: string): Promise<void> {
  await Promise.all([who.page.waitForEvent('load'), who.button(button).click()])
}

test('a lost phone: its passkey brings her back elsewhere, and lets nobody in once it is removed', async () => {
  const phone = await evening.visitor({ size: PHONE }, byName())
  const laptop = await evening.visitor({ language: 'fr' }, byName())
  const phoneKeys = await keysOf(phone.page)
  await account(phone, 'Passkeys')
  await phone.page.getByLabel('A name for the passkey').fill('My phone')
  await phone.button('Keep this identity with a passkey').click()
  await phone.page.getByText('My phone').waitFor()
  await phone.looksRight()
  const mara = await meOf(phone)
  // The same device makes no second one.
  await phone.button('Keep this identity with a passkey').click()
  await phone.page.getByText('This device already has a passkey of yours.').waitFor()

  // The laptop has none yet, and says so.
  const laptopKeys = await keysOf(laptop.page)
  await account(laptop, 'Phrase de récupération')
  await laptop.button('J’ai une clé d’accès').click()
  await laptop.page.getByText(/Aucune clé d’accès n’a été choisie/).waitFor()
  await share(phoneKeys, laptopKeys)
  expect(await meOf(laptop)).not.toBe(mara)
  await become(laptop, 'J’ai une clé d’accès')
  await expect.poll(() => meOf(laptop)).toBe(mara)
  // The phone is lost: it was signed out, as with the words.
  expect(await meOf(phone)).not.toBe(mara)

  await account(laptop, 'Clés d’accès')
  await laptop.page.getByText('My phone').waitFor()
  await laptop.looksRight()
  await laptop.button('Supprimer').click()
  await expect.poll(() => laptop.page.getByText('My phone').count()).toBe(0)
  await account(phone, 'Recovery phrase')
  await phone.button('I have a passkey').click()
  await phone.page.getByText('This passkey no longer lets anybody in here.').waitFor()
  expect(await meOf(phone)).not.toBe(mara)
  expect([phone.problems, laptop.problems]).toEqual([[], []])
  await phone.leave()
  await laptop.leave()
})

test('where a page has only a number for a name there are none, and it says why', async () => {
  const guest = await evening.visitor({ language: 'it' }, byNumber())
  await account(guest, 'Passkey', 'Frase di recupero')
  await expect.poll(() => guest.page.getByText(/funzionano solo se la pagina ha un nome/).count()).toBe(2)
  expect([await guest.button('Ho una passkey').count(), await guest.button(/Conserva questa/).count()]).toEqual([0, 0])
  await guest.looksRight()
  await guest.leave()
})

test('what it takes is loaded by whoever opens it, and by nobody before', async () => {
  const guest = await evening.visitor({}, byName())
  const loaded: string[] = []
  guest.page.on('response', async answer => {
    if (answer.url().endsWith('.js') && (await answer.text().catch(() => '')).includes('ERROR_CEREMONY_ABORTED'))
      loaded.push(answer.url())
  })
  await account(guest)
  await guest.page.getByText('Passkeys', { exact: true }).waitFor()
  await guest.page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await guest.page.getByText('Passkeys', { exact: true }).click()
  await expect.poll(() => loaded.length).toBe(1)
  await guest.leave()
})
