import { useWords } from '../../../words/words.tsx'
import { letterOf } from '../art/Emblem.tsx'
import { seatsInside } from '../telling/shown.ts'
import { type PathLayout, rowOf } from './path-layout.ts'
import type { SceneProps } from './Scene.tsx'
import { routeHome, routeIn, standsOf } from './staging.ts'
import { Walker } from './Walker.tsx'

/** Everybody, inside or at camp; they walk when they enter, go deeper or come home. */
export function Crew(props: Omit<SceneProps, 'pointings' | 'marked'> & { layout: PathLayout }) {
  const { shown, sitters, viewer, layout, action, ms } = props
  const stands = standsOf(shown, layout)
  const home = action?.kind === 'walkHome'
  const walking = home || action?.kind === 'enter' || action?.kind === 'card'
  return (
    <>
      <WhoIsInside shown={shown} sitters={sitters} />
      {stands.map((stand, seat) => (
        <Walker
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          key={seat}
          seat={seat}
          letter={letterOf(sitters[seat]?.name ?? '')}
          own={seat === viewer}
          stand={stand}
          leftward={shown.position.seats[seat]!.inside && rowOf(layout, shown.trail.length) % 2 === 1}
          pose={shown.position.seats[seat]!.inside ? 'stand' : 'rest'}
          route={home ? routeHome(layout, shown.trail.length) : action?.kind === 'enter' ? routeIn(layout) : []}
          ms={walking ? ms : 0}
        />
      ))}
    </>
  )
}

function WhoIsInside({ shown, sitters }: Pick<SceneProps, 'shown' | 'sitters'>) {
  const words = useWords()
  const names = seatsInside(shown.position).map(seat => sitters[seat]!.name)
  return <p className="unseen">{names.length > 0 && words.say('diamant.insideNow', { names: words.list(names) })}</p>
}
