import type { Seat } from '@grotto/kernel'
import { personOf } from '../../../pictures/explorers.ts'
import { Portrait } from '../../../pictures/Portrait.tsx'
import { Token } from './Emblem.tsx'

/** Whoever plays: a person by her sign, a bot by a face, with the sign at its shoulder. */
export const Face = ({ seat, name, bot, size }: { seat: Seat; name: string; bot: boolean; size: number }) =>
  bot ? (
    <span className="face">
      <Portrait who={personOf(seat)} size={size} />
      <Token seat={seat} name={name} size={Math.round(size * 0.6)} />
    </span>
  ) : (
    <Token seat={seat} name={name} size={size} />
  )
