import type { Seat } from '@grotto/kernel'
import { useWords } from '../../../words/words.tsx'
import { waitedFor } from '../../sitter-names.ts'
import { ChestIcon } from '../art/camp-pieces.tsx'
import { colourOf } from '../art/Emblem.tsx'
import type { DiamantProps } from '../DiamantBoard.tsx'
import { gainedNow, type Shown, seatsInside } from '../telling/shown.ts'

/** At camp, or only watching: what is safe, and who is still inside. */
export function Waiting({ viewer, shown, sitters }: Pick<DiamantProps, 'viewer' | 'sitters'> & { shown: Shown }) {
  const words = useWords()
  const inside = seatsInside(shown.position)
  const names = words.list(inside.map(seat => waitedFor(words, sitters[seat]!)))
  const own = viewer === 'spectator' ? undefined : shown.position.seats[viewer]!
  const gained = own ? gainedNow(shown, viewer as Seat) : 0
  return (
    <div className={`dock waiting ${own ? '' : 'watching'}`}>
      {own && <ChestIcon colour={colourOf(viewer as Seat)} size={92} open={gained > 0} />}
      <div>
        <h2>{words.say(own ? (gained > 0 ? 'diamant.atCamp' : 'diamant.fled') : 'diamant.watching')}</h2>
        {own && gained > 0 && (
          <p>{words.say('diamant.atCamp.with', { points: words.say('diamant.points', { count: gained }) })}</p>
        )}
        {own && gained === 0 && <p>{words.say('diamant.fled.lost')}</p>}
        {inside.length > 0 && <p>{words.say('diamant.stillInside', { names, count: inside.length })}</p>}
      </div>
    </div>
  )
}
