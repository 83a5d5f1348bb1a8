import { useState } from 'react'
import { linkWith } from '../app/codes.ts'
import { sayProblem } from '../app/problems.ts'
import { dealOf } from '../boards/boards.ts'
import { FACTS, type GameName } from '../games.ts'
import { bringRecord, offerDeal } from '../net/api.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { share } from '../play/ShareButton.tsx'
import { useWords } from '../words/words.tsx'

interface Props {
  readonly game: GameName
  /** The table it was played at; a game that no server knows is brought to it first. */
  readonly table?: string
  readonly record?: () => Promise<object | undefined>
  readonly className?: string
}

/** Sends a link by which others play the same deal, sealed. */
export function OfferDeal({ game, table, record, className = 'second' }: Props) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const kind = dealOf(game)
  const send = async () => {
    const { offer } = await offerDeal(table ?? (await brought(record)))
    const text = words.say('table.offer.text', { kind, game: FACTS[game].title })
    await share(linkWith('/deal', 'offer', offer), text, words.say('common.copied'))
  }
  const offer = async () => {
    setBusy(true)
    await send().catch(problem => sayProblem(words, problem))
    setBusy(false)
  }
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void offer()}>
      <Glyph name="link" size={className === 'small' ? 18 : 20} />
      {words.say('table.offer', { kind })}
    </button>
  )
}

async function brought(record: Props['record']): Promise<string> {
  const found = await record?.()
  if (!found) throw new Error('there is no record')
  return (await bringRecord(found)).id
}
