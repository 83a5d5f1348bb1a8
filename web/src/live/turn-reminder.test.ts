import { expect, test } from 'vitest'
import { turnReminder } from './turn-reminder.ts'

/** A desk whose notifications are a list of what is on show. */
function fakeDesk(hidden = true, allowed = true) {
  const shown: string[] = []
  const desk = {
    hidden: () => hidden,
    allowed: () => allowed,
    notify: (text: string) => {
      shown.push(text)
      return () => void shown.splice(shown.indexOf(text), 1)
    },
  }
  return { shown, reminder: turnReminder(desk) }
}

test('a turn that begins behind her back is told once', () => {
  const { shown, reminder } = fakeDesk()
  reminder.turn(false, 'Your turn')
  expect(shown).toEqual([])
  reminder.turn(true, 'Your turn')
  reminder.turn(true, 'Your turn')
  expect(shown).toEqual(['Your turn'])
})

test('it is quiet while she looks, where she did not ask for it, and where the browser forbids it', () => {
  const looking = fakeDesk(false)
  looking.reminder.turn(true, 'Your turn')
  const notAsked = fakeDesk()
  notAsked.reminder.turn(true)
  const forbidden = fakeDesk(true, false)
  forbidden.reminder.turn(true, 'Your turn')
  expect([looking.shown, notAsked.shown, forbidden.shown]).toEqual([[], [], []])
})

test('the notification goes when she comes back or the turn is over, and the next turn is told again', () => {
  const { shown, reminder } = fakeDesk()
  reminder.turn(true, 'first')
  reminder.quiet()
  expect(shown).toEqual([])
  reminder.turn(false, 'first')
  reminder.turn(true, 'second')
  expect(shown).toEqual(['second'])
  reminder.turn(false, 'second')
  expect(shown).toEqual([])
})
