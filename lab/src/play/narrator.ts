import type { GameTypes, Refusal, Seat } from '@grotto/kernel'
import { type Language, loadWords, type Words } from '@grotto/words'
import { eventText } from '../transcript.ts'

/** Puts a game into words. */
export interface Narrator {
  readonly words: Words<'terminal'>
  readonly names: readonly string[]
  event(event: GameTypes['event']): string | undefined
  action(text: string, action: GameTypes['action']): string
  refusal(refusal: Refusal): string
}

/** A narrator for a table where people sit on the first seats and bots on the others. */
export async function narratorFor(language: Language, seats: number, people: number): Promise<Narrator> {
  const words = await loadWords(language, ['terminal'])
  return {
    words,
    names: Array.from({ length: seats }, (_, seat) => nameOf(words, seat, seat < people)),
    event: eventText,
    action: text => text,
    refusal: ({ reason, args }) => (args ? `${reason} ${JSON.stringify(args)}` : reason),
  }
}

function nameOf(words: Words<'terminal'>, seat: Seat, person: boolean): string {
  const name = words.say('terminal.player', { number: seat + 1 })
  return person ? name : words.say('terminal.bot', { name })
}
