import { useWords } from '../../../words/words.tsx'
import { Drawing } from '../Drawing.tsx'
import { defs } from '../draw/defs.ts'
import { LEARN_DEFS, PICTURES } from './pictures.ts'
import type { SubTerraStep } from './steps.ts'

/** Gradients that the drawings of the board refer to: once on a page. */
export const SubTerraDefinitions = () => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <Drawing svg={defs() + LEARN_DEFS} />
    </defs>
  </svg>
)

export function SubTerraPicture({ step }: { step: SubTerraStep }) {
  const words = useWords()
  const letter = (caver: string) => words.say(`subTerra.caver.${caver as 'diver'}`)[0]!
  return (
    <svg className="stage" viewBox="0 0 320 190" aria-hidden="true">
      <Drawing svg={PICTURES[step]({ letter })} />
    </svg>
  )
}
