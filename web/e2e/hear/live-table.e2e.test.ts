import { botsOf } from '@grotto/bots'
import type { DiamantEvent } from '@grotto/diamant'
import { type Language, loadWords, narrateDiamant } from '@grotto/words'
import { expect, test } from 'vitest'
import { openEvening } from '../evening.ts'
import { infoFor } from '../info-for.ts'
import { friendsInLobby, leaveAll, type Wish } from '../live/friends.ts'
import type { Visitor } from '../visitor.ts'
import { Ear } from './ear.ts'

const evening = openEvening()

/** Mara has it as people have it: what happens is told. Luca, like all visitors of tests, is shown it at once. */
const TELLING = `localStorage['grotto.settings'] = JSON.stringify({ state: { speed: 'fast', sound: false }, version: 0 })`

interface Listener {
  readonly visitor: Visitor
  readonly ear: Ear
}

/** A table whose people listen from the lobby on: Mara in English, Luca in Italian. */
async function listeners(wish: Wish): Promise<[Listener, Listener]> {
  const friends = await friendsInLobby(evening, { people: 2, ...wish })
  const all = []
  for (const visitor of friends) {
    if (all.length === 0) await visitor.page.evaluate(TELLING)
    await visitor.page.reload()
    await visitor.page.locator('.seats').waitFor()
    all.push({ visitor, ear: await Ear.on(visitor.page) })
  }
  await friends[0]!.page.locator('.start .primary').click()
  return all as [Listener, Listener]
}

const quiet = ({ type, ...event }: DiamantEvent): boolean =>
  type === 'revealed' || type === 'chose' || (type === 'pathShared' && 'stays' in event && event.stays === 0)

/** All that happened at the table, as it is told in a language. */
async function story({ visitor }: Listener, language: Language): Promise<string[]> {
  const { seats } = await infoFor(visitor)
  const character = (bot: string) => botsOf('diamant').find(({ id }) => id === bot)?.character ?? bot
  const names = seats.map(seat => (seat.kind === 'human' ? seat.name : seat.kind === 'bot' ? character(seat.bot) : ''))
  const steps = await visitor.page.evaluate<{ log: { events: DiamantEvent[] }[] }>(
    `fetch('/api/tables/' + location.pathname.split('/')[2] + '/log?before=9999').then(answer => answer.json())`,
  )
  const words = await loadWords(language, ['common', 'diamant'])
  const events = steps.log.flatMap(step => step.events ?? []).filter(event => !quiet(event))
  return events.map(event => narrateDiamant(event, names, words as never))
}

const CHOICE = { en: /Your choice\./, it: /Tocca a te scegliere\./ }
const END = { en: /wins? with|share the victory/, it: /vince con|si dividono la vittoria/ }

/** Whoever has left early waits until the last one has come home. */
const WHOLE_EXPEDITION_MS = 90_000

/** One goes on and leaves by turns, by keys alone, until the end is heard. */
async function playByEar({ ear }: Listener, language: 'en' | 'it', leaves: number): Promise<void> {
  const next = new RegExp(`${CHOICE[language].source}|${END[language].source}`)
  let said = await ear.until(next)
  for (let made = 1; !END[language].test(said); made++) {
    await ear.tap(made % leaves === 0 ? 'l' : 'g')
    said = await ear.until(new RegExp(`^(?!> )(?:.*)(?:${next.source})`), WHOLE_EXPEDITION_MS)
  }
}

test('two people at a live table hear the whole story, each sentence once and in order, in their languages', async () => {
  const [mara, luca] = await listeners({ seats: 2 })
  await Promise.all([playByEar(mara, 'en', 2), playByEar(luca, 'it', 3)])
  for (const [listener, language] of [
    [mara, 'en'],
    [luca, 'it'],
  ] as const) {
    const whole = await story(listener, language)
    const ends = (line: string) => line.startsWith(whole.at(-1)!)
    const heard = listener.ear.transcript.flatMap(line =>
      ends(line) ? whole.slice(-1) : whole.includes(line) ? [line] : [],
    )
    // Whoever comes in is told how things stand: the first card lies there already.
    expect(heard).toEqual(whole.slice(2))
  }
  await leaveAll([mara.visitor, luca.visitor])
})

const TURN = { en: /^Your turn, /, it: /^Tocca a te, / }

/** Ends one turn of hers after the other, though points are left, until somebody says that it is enough. */
async function passTurns({ ear }: Listener, language: 'en' | 'it', enough: () => boolean): Promise<void> {
  while (!enough()) {
    if (!TURN[language].test(await ear.until(/./))) continue
    await ear.tap('n')
    await ear.until(/Premi di nuovo|Press again/)
    await ear.tap('n')
    await ear.until(/^(?!> )/)
  }
}

test('at a live table the focus goes where the caver goes, once, and it is said whose turn it is', async () => {
  const [mara, luca] = await listeners({ game: 'sub-terra', seats: 2 })
  const { ear } = mara
  let over = false
  const passing = passTurns(luca, 'it', () => over)
  await ear.until(TURN.en)
  await ear.focusTrail()
  let said = await ear.press('e', /.*(?:Press again|choose where).*/)
  said = await ear.press(/choose where/.test(said) ? '1' : 'e', /Lay .*|.* points? left\./)
  if (/^Lay/.test(said)) await ear.press('t', /.* points? left\./)
  const cells = (await ear.focusTrail()).filter(kind => /^-?\d+,-?\d+$/.test(kind))
  expect(cells).toHaveLength(1)
  over = true
  await passing
  const whose = ear.transcript.filter(line => /’s turn: /.test(line))
  expect(whose).toEqual([...new Set(whose)])
  await leaveAll([mara.visitor, luca.visitor])
})
