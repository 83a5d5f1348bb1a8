import { expect, test } from 'vitest'
import { dismissNotice, takeNotice, useNotices } from './notices.ts'

const notice = (id: string, until: number) => ({ type: 'notice', id, text: id, until }) as const
const shown = () => useNotices.getState().notices.map(({ id }) => id)

test('a notice is shown once, until it is dismissed or past its time', () => {
  const later = Date.now() + 60_000
  takeNotice(notice('a', later))
  takeNotice(notice('a', later))
  takeNotice(notice('past', Date.now() - 1))
  expect(shown()).toEqual(['a'])
  dismissNotice('a')
  takeNotice(notice('a', later))
  expect(shown()).toEqual([])
})
