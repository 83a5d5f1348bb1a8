import { useEffect, useState } from 'react'
import { mayNotify, notify } from '../settings/notifications.ts'
import { useSettings } from '../settings/settings.ts'
import { turnReminder } from './turn-reminder.ts'

/** Reminds the player of her turn at a table while its page is open but out of sight. */
export function useTurnReminder(id: string, mine: boolean, text: string): void {
  const wanted = useSettings(settings => settings.remind)
  const [reminder] = useState(() =>
    turnReminder({ hidden: () => document.hidden, allowed: mayNotify, notify: said => notify(said, `turn:${id}`) }),
  )
  useEffect(() => reminder.turn(mine, wanted ? text : undefined), [reminder, mine, wanted, text])
  useEffect(() => {
    const look = () => document.hidden || reminder.quiet()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      reminder.quiet()
    }
  }, [reminder])
}
