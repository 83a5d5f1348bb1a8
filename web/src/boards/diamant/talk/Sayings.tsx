import { type CSSProperties, useEffect, useRef } from 'react'
import { say } from '../../../hear/spoken.ts'
import { useWords } from '../../../words/words.tsx'
import type { Sitter } from '../../board.ts'
import { colourOf, Token } from '../art/Emblem.tsx'
import type { Pointing, Saying } from './heard.ts'

interface Props {
  readonly sayings: readonly Saying[]
  readonly pointings: readonly Pointing[]
  readonly sitters: readonly Sitter[]
  /** How many lie on the path. */
  readonly cards: number
}

/** What is being said, as bubbles over the scene, and for ears. */
export function Sayings({ sayings, pointings, sitters, cards }: Props) {
  const words = useWords()
  const nameOf = (seat: number) => sitters[seat]?.name ?? ''
  const textOf = (saying: Saying) =>
    'claim' in saying ? words.say(`diamant.plan.${saying.claim}`) : words.say(`table.phrase.${saying.phrase}`)
  const cardName = (card: number) =>
    card === cards - 1 ? words.say('diamant.talk.newest') : words.say('diamant.talk.card', { number: card + 1 })
  const spoken = sayings.map(each => words.say('diamant.talk.says', { name: nameOf(each.seat), words: textOf(each) }))
  const pointed = pointings.map(({ by, name, seat, card }) =>
    words.say('diamant.talk.pointed', {
      name: name ?? nameOf(by ?? -1),
      what: seat === undefined ? cardName(card ?? 0) : nameOf(seat),
    }),
  )
  useSaidOnce([...pointed, ...spoken])
  return (
    <ul className="sayings-over" aria-hidden="true">
      {sayings.map(saying => (
        <li
          key={saying.number}
          className={'claim' in saying ? 'claim' : ''}
          style={{ '--colour': colourOf(saying.seat) } as CSSProperties}
        >
          <Token seat={saying.seat} name={nameOf(saying.seat)} size={26} />
          <span>
            <small>{nameOf(saying.seat)}</small>
            {textOf(saying)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Aloud when it is new, not as long as it stands there. */
function useSaidOnce(texts: readonly string[]): void {
  const known = useRef<readonly string[]>([])
  useEffect(() => {
    say(...texts.filter(text => !known.current.includes(text)))
    known.current = texts
  })
}

/** A ring with the name of who points at what it lies on. */
export function Ring({ pointing, sitters }: { pointing: Pointing | undefined; sitters: readonly Sitter[] }) {
  if (!pointing) return null
  return (
    <span
      key={pointing.number}
      className="ring"
      style={{ '--colour': pointing.by === null ? '#efe6d2' : colourOf(pointing.by) } as CSSProperties}
      aria-hidden="true"
    >
      <i />
      <b>{pointing.name ?? sitters[pointing.by ?? -1]?.name}</b>
    </span>
  )
}
