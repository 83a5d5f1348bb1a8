import { ENTRANCES } from '@grotto/diamant'
import { useWords } from '../../../words/words.tsx'
import type { Action } from '../telling/beats.ts'
import type { Shown } from '../telling/shown.ts'
import { Ended } from './Ended.tsx'
import { Revealed } from './Revealed.tsx'
import { Trapped } from './Trapped.tsx'

export interface MomentProps {
  readonly shown: Shown
  readonly names: readonly string[]
  readonly onNext: () => void
}

/** What covers the path for a moment: the reveal, a sprung trap, the end of an expedition. */
export function Moment({ action, ...props }: MomentProps & { action: Action }) {
  const words = useWords()
  switch (action.kind) {
    case 'enter':
      return (
        <p key={action.round} className="banner" aria-hidden="true">
          {words.say('diamant.expedition', { round: action.round, all: ENTRANCES })}
        </p>
      )
    case 'silence':
    case 'choices':
      return <Revealed {...props} reveal={action.reveal} turned={action.kind === 'choices'} />
    case 'trapped':
      return <Trapped {...props} sprung={action.sprung} ended={action.ended} />
    case 'ended':
      return <Ended {...props} ended={action.ended} />
    default:
      return null
  }
}
