import type { ReviewLink, TableMade } from '@grotto/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { longRecord } from '../../test-kit/long-record.ts'
import { SeveralNodes } from '../../test-kit/several-nodes.ts'

const several = SeveralNodes.forTests()

test('people of different nodes look together: notes reach all, and a link withdrawn at one is worth nothing at any', async () => {
  await several.open(2)
  const [ada, bo] = (await several.arrive('Ada', 'Bo')) as [Client, Client]
  const { id: table } = (await ada.http('POST', '/api/records', longRecord({ entries: 60, undos: 0 }))) as TableMade
  const { review } = (await ada.http('POST', `/api/tables/${table}/review`)) as ReviewLink
  await ada.ok({ type: 'joinReview', review })
  await bo.ok({ type: 'joinReview', review })
  const heard = bo.hear(message => message.type === 'annotations' && message.whole === undefined)
  await ada.ok({ type: 'annotate', table, move: 3, text: 'here' })
  expect(await heard).toMatchObject({ added: [{ text: 'here' }] })
  const closed = bo.hear(({ type }) => type === 'closed')
  await ada.http('DELETE', `/api/tables/${table}/review`)
  expect(await closed).toMatchObject({ table })
  for (const each of [ada, bo]) {
    expect(await each.say({ type: 'joinReview', review })).toMatchObject({ error: 'notFound' })
    expect(await each.say({ type: 'point', table, at: { card: 1 } })).toMatchObject({ error: 'notAllowed' })
  }
  const next = (await bo.http('POST', `/api/tables/${table}/review`)) as ReviewLink
  expect(next.review).not.toBe(review)
  await ada.ok({ type: 'joinReview', review: next.review })
})
