import type { ReactNode } from 'react'
import { personOf } from '../pictures/explorers.ts'
import { Portrait } from '../pictures/Portrait.tsx'
import './nobody-yet.css'

const FACES = [0, 1, 2, 3, 4, 5]

/** Where there is nothing to show yet: those one might meet, in the light, and what to do about it. */
export const NobodyYet = ({ text, children }: { text: string; children?: ReactNode }) => (
  <section className="club-shelf nobody-yet">
    <div className="faces">
      {FACES.map(each => (
        <Portrait key={each} who={personOf(each)} size={64} />
      ))}
    </div>
    <p className="hint">{text}</p>
    {children}
  </section>
)
