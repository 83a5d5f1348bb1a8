import { useEffect } from 'react'
import type { GameName } from '../games.ts'
import { isTaken } from '../hear/use-announcer.ts'
import { openRule } from './open-rule.tsx'

/** The rule that is shown beside a "why not?" now. */
const shownRule = (): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .rule-link')].findLast(link => link.checkVisibility())
    ?.textContent ?? undefined

/**
 * The question mark opens the rule behind a refusal, and closing it leads back to where one was. By Tab nobody gets to
 * its link: on the way lie the other actions, each with a reason of its own.
 */
export function useRuleKey(game: GameName): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTaken(event)) return
      const rule = shownRule()
      if (!rule || !(document.activeElement instanceof HTMLElement)) return
      event.preventDefault()
      openRule(game, rule, document.activeElement)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [game])
}
