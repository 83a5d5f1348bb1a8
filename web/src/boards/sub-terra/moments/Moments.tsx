import { GreatMoment } from './Great.tsx'
import { HazardMoment } from './Hazard.tsx'
import { RollMoment } from './Roll.tsx'

/** What stands before the cave while it is told. */
export function Moments() {
  return (
    <>
      <RollMoment />
      <HazardMoment />
      <GreatMoment />
    </>
  )
}
