import { type FormEvent, useState } from 'react'
import { copy } from '../app/copy.ts'
import { Glyph } from '../pictures/Glyph.tsx'
import { useWords } from '../words/words.tsx'
import { invitationFor, invitationLink, newInvitation } from './invitations.ts'
import type { LiveTable } from './live-table.ts'
import type { SeatProps } from './RoomSeats.tsx'
import { atSeat } from './seat-for-ears.ts'
import { useTell } from './use-tell.ts'

/** The host keeps a free seat for one person; the link that leads to it is copied at once. */
export function Reserve({ table, number }: { table: LiveTable; number: number }) {
  const words = useWords()
  const tell = useTell(table)
  const copy = useCopy(table)
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const reserve = async (event: FormEvent) => {
    event.preventDefault()
    const invitation = newInvitation(table.id, number)
    const wanted = name.trim()
    if (await tell({ type: 'invite', seat: number, invitation, ...(wanted && { name: wanted }) }))
      await copy(invitation)
  }
  if (!naming)
    return (
      <button
        type="button"
        aria-label={atSeat(words, words.say('table.seat.reserve'), number)}
        onClick={() => setNaming(true)}
      >
        <Glyph name="user" />
        {words.say('table.seat.reserve')}
      </button>
    )
  return (
    <form className="reserve" onSubmit={event => void reserve(event)}>
      <input
        className="field"
        aria-label={words.say('table.seat.forWhom')}
        placeholder={words.say('table.seat.forWhom')}
        maxLength={24}
        value={name}
        onInput={event => setName(event.currentTarget.value)}
      />
      <button type="submit" className="small">
        {words.say('table.seat.copyInvitation')}
      </button>
    </form>
  )
}

/** Kept for somebody: the host may copy the link again where it was made, or take it back. */
export function ReservedSeat(props: SeatProps & { readonly invited: { name?: string | undefined } }) {
  const { table, hosting, number, invited } = props
  const words = useWords()
  const tell = useTell(table)
  const copy = useCopy(table)
  const invitation = hosting ? invitationFor(table.id, number) : undefined
  return (
    <li className="free reserved">
      <small>
        {invited.name ? words.say('table.seat.reservedFor', { name: invited.name }) : words.say('table.seat.reserved')}
      </small>
      {invitation && (
        <button
          type="button"
          className="small"
          aria-label={atSeat(words, words.say('table.seat.copyInvitation'), number)}
          onClick={() => void copy(invitation)}
        >
          <Glyph name="copy" size={18} />
          {words.say('table.seat.copyInvitation')}
        </button>
      )}
      {hosting && (
        <button
          type="button"
          className="icon"
          aria-label={atSeat(words, words.say('table.seat.withdraw'), number)}
          onClick={() => tell({ type: 'removeSeat', seat: number })}
        >
          <Glyph name="close" size={18} />
        </button>
      )}
    </li>
  )
}

function useCopy(table: LiveTable): (invitation: string) => Promise<void> {
  const words = useWords()
  return invitation => copy(invitationLink(table.id, invitation), words.say('common.copied'))
}
