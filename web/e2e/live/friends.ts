import type { GameName } from '../../src/games.ts'
import type { Evening } from '../evening.ts'
import { PHONE, type Visit, type Visitor } from '../visitor.ts'

const TABLET = { width: 820, height: 1180 }
/** Mara has a laptop, Luca a phone, Zoé a tablet: three sizes, three languages. */
const GUESTS: readonly Visit[] = [
  { size: PHONE, language: 'it' },
  { size: TABLET, language: 'fr' },
]

export interface Wish {
  readonly game?: GameName
  /** How many people sit there; bots take the other seats. */
  readonly people?: 1 | 2 | 3
  readonly seats?: number
  /** Which of the offered times to decide. */
  readonly clock?: number
  /** A time to decide that no set-up offers: the host's page asks the server for it. */
  readonly seconds?: number
  /** Asks the others before anything is taken back. */
  readonly consent?: boolean
  /** Where each guest's line goes. */
  readonly lines?: readonly string[]
}

/**
 * A table in its lobby, entered as people do: the host by the set-up, the first guest by the code on the front page,
 * the second by the address itself. All sit; the guests are ready.
 */
export async function friendsInLobby(evening: Evening, wish: Wish = {}): Promise<Visitor[]> {
  const { game = 'diamant', people = 3, seats = 3, lines = [] } = wish
  const mara = await evening.visitor()
  if (wish.seconds) await hasty(mara, game, seats, wish.seconds)
  else await setUp(mara, wish)
  await mara.page.locator('.code').waitFor()
  const guests = []
  for (let guest = 0; guest < people - 1; guest++) guests.push(await arrive(evening, mara, guest, lines[guest]))
  for (let bots = people; bots < seats; bots++) await addBot(mara)
  return [mara, ...guests]
}

async function setUp(mara: Visitor, wish: Wish): Promise<void> {
  const { game = 'diamant', seats = 3 } = wish
  await mara.go(`/new/${game}`)
  await mara.page.locator('label:has(input[name="players"])', { hasText: String(seats) }).click()
  if (wish.clock) await mara.page.locator('label:has(input[name="clock"])').nth(wish.clock).click()
  if (wish.consent) await mara.page.locator('label:has(input[name="undo"])').nth(1).click()
  await mara.page.locator('.start .primary').click()
}

async function hasty(mara: Visitor, game: GameName, players: number, clock: number): Promise<void> {
  await mara.go('/')
  const body = JSON.stringify({ game, options: { players }, settings: { clock } })
  const id = await mara.page.evaluate(`fetch('/api/tables', {
    method: 'POST', body: ${JSON.stringify(body)}, headers: { 'content-type': 'application/json' }
  }).then(answer => answer.json()).then(made => made.id)`)
  await mara.go(`/t/${id}`)
}

async function arrive(evening: Evening, host: Visitor, guest: number, line?: string): Promise<Visitor> {
  const visitor = await evening.visitor(GUESTS[guest], line)
  if (guest === 0) {
    await visitor.go('/')
    await visitor.page.locator('.join input').fill((await host.page.locator('.code').textContent())!.toLowerCase())
    await visitor.page.locator('.join button').click()
  } else await visitor.go(new URL(host.page.url()).pathname)
  await visitor.page.locator('.seats .sit').first().click()
  await visitor.page.locator('.start .primary').click()
  await visitor.page.locator('.seats .ready').first().waitFor()
  return visitor
}

async function addBot({ page }: Visitor): Promise<void> {
  const before = await page.locator('.seats select').count()
  await page.locator('.free button:has(.glyph-plus):enabled').first().click()
  await page.locator('.seats select').nth(before).waitFor()
}

/** The same, and the game has begun on every screen. */
export async function friendsAtPlay(evening: Evening, wish: Wish = {}): Promise<Visitor[]> {
  const friends = await friendsInLobby(evening, wish)
  await friends[0]!.page.locator('.start .primary').click()
  const board = wish.game === 'sub-terra' ? '.st-board' : '.choices'
  await Promise.all(friends.map(({ page }) => page.locator(board).first().waitFor()))
  return friends
}

export const leaveAll = (friends: readonly Visitor[]) => Promise.all(friends.map(friend => friend.leave()))
