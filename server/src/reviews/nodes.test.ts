import type { Message, Said } from '@grotto/protocol'
import { MemoryStore } from '@grotto/storage'
import { expect, test } from 'vitest'
import { TestClock } from '../../test-kit/test-clock.ts'
import type { LoadedTable, Watcher } from '../tables/loaded-table.ts'
import { type ReviewNews, Reviews } from './reviews.ts'

const clock = new TestClock()

/** One node that has the finished table in memory, and hears what the others say. */
function node(name: string) {
  const reviews = new Reviews({ store: new MemoryStore(), clock, node: name })
  const table = {
    id: 'Table0000000',
    status: 'finished',
    play: { steps: Array(9) },
    annotations: [],
    reviewsWithdrawn: 0,
  }
  const loaded = { table: { ...table, players: new Set(), muted: new Set() }, review: undefined }
  return { reviews, loaded: loaded as unknown as LoadedTable }
}
type Node = ReturnType<typeof node>

function joined({ reviews, loaded }: Node, person: string) {
  const heard: Message[] = []
  const watcher = { person, name: person, whole: false, send: (text: string) => heard.push(JSON.parse(text)) }
  reviews.join(loaded, watcher as unknown as Watcher)
  const last = () => heard.findLast(each => each.type === 'review' && each.people) as Message & { type: 'review' }
  return { watcher: watcher as unknown as Watcher, heard, people: () => last().people!.map(each => each.name) }
}

/** What one says the other hears, as JSON. */
function connect(one: Node, other: Node): void {
  one.reviews.onNews = news => {
    const heard = JSON.parse(JSON.stringify(news)) as ReviewNews | Said
    if (heard.type === 'reviewing') other.reviews.hear(other.loaded, heard)
    else void other.reviews.hearPoint(other.loaded, heard)
  }
}

test('people of two nodes look together: one leads, all see who is there, and who is lost with a node is forgotten', async () => {
  const [one, other] = [node('one'), node('other')]
  connect(one, other)
  connect(other, one)
  const ada = joined(one, 'Ada')
  clock.pass(10)
  const bo = joined(other, 'Bo')
  expect(bo.people()).toEqual(['Ada', 'Bo'])
  expect(ada.people()).toEqual(['Ada', 'Bo'])
  expect(other.reviews.show(other.loaded, bo.watcher, { move: 3 })).toBe('notAllowed')
  expect(one.reviews.show(one.loaded, ada.watcher, { move: 3 })).toBeUndefined()
  expect(bo.heard.at(-1)).toMatchObject({ type: 'review', leader: 'Ada', shown: { move: 3 } })
  await other.reviews.point(other.loaded, bo.watcher, { card: 1 })
  expect(ada.heard.at(-1)).toMatchObject({ type: 'point', name: 'Bo' })
  one.reviews.handLead(one.loaded, ada.watcher, 'Bo')
  expect(other.reviews.show(other.loaded, bo.watcher, { move: 5 })).toBeUndefined()
  expect(ada.heard.at(-1)).toMatchObject({ leader: 'Bo', shown: { move: 5 } })

  other.reviews.onNews = () => {}
  clock.pass(20_000)
  one.reviews.beat()
  expect(ada.people()).toEqual(['Ada'])
  expect(ada.heard.at(-1)).toMatchObject({ leader: 'Ada', shown: { move: 5 } })
})

test('fifty people look at one game, not more', () => {
  const one = node('one')
  for (let i = 0; i < 50; i++) joined(one, `Person${i}`)
  const watcher = { person: 'One more', name: 'One more', send: () => {} } as unknown as Watcher
  expect(one.reviews.join(one.loaded, watcher)).toBe('tooMany')
})
