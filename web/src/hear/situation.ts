import type { Game, Seat } from '@grotto/kernel'
import type { Words } from '@grotto/words'
import type { AnyBoardProps } from '../boards/board-module.ts'
import { notationPhrases, type Sayable, type Situation, type Vocabulary } from './commands.ts'
import { useSpoken } from './spoken.ts'

type Action = { readonly type: string }

/** What can be said at a table: in the game's own words where it has some, else in its notation. */
export function situationOf(
  game: Game,
  { view, viewer, legal, refusal }: Pick<AnyBoardProps, 'view' | 'viewer' | 'legal' | 'refusal'>,
  vocabulary: Vocabulary | undefined,
  words: Words,
): Situation<Action> {
  const sayable = (action: Action): Sayable<Action> => ({
    action,
    phrases:
      vocabulary?.phrases(words, view, action) ?? notationPhrases(game.notation.makeAction(view, action as never)),
  })
  const known = new Set(legal.map(action => JSON.stringify(action)))
  const tried = (vocabulary?.tries(view, viewer) ?? []).filter(action => !known.has(JSON.stringify(action)))
  return {
    words,
    legal: legal.map(sayable),
    others: tried.map(sayable),
    scans: useSpoken.getState().scans,
    refusal,
    explain: refused => vocabulary?.explain(words, refused) ?? `${refused.rule}: ${refused.reason}`,
    parse: text => {
      if (viewer === 'spectator') return undefined
      const parsed = game.notation.parseAction(view, viewer as Seat, text)
      return parsed.ok ? (parsed.value as Action) : undefined
    },
  }
}
