import type { Refusal } from '@grotto/kernel'
import type { GameName } from '../games.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words/words.tsx'
import type { AnyForm } from './form.ts'

interface RefusedProps {
  readonly game: GameName
  readonly form: AnyForm
  readonly refusal: Refusal | undefined
}

/** Why a table cannot be opened with these options, and which rule says so. */
export function Refused({ game, form, refusal }: RefusedProps) {
  const words = useWords()
  if (!refusal) return null
  return (
    <div className="refused paper" role="alert">
      <span>{form.explain(refusal, words)}</span>
      <RuleLink game={game} rule={refusal.rule} />
    </div>
  )
}
