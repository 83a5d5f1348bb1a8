import { useWords } from '../words/words.tsx'

/** Which seat a button is for: to eyes it stands there, to ears the buttons of all free seats are alike. */
export function SeatForEars({ number }: { number: number }) {
  const words = useWords()
  return <span className="unseen">, {words.say('table.heard.seat', { number: number + 1 })}</span>
}
