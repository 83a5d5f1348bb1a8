import type { Refusal } from '@grotto/kernel'
import { explainDiamant, explainSubTerra } from '@grotto/words'
import type { GameName } from '../games.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words/words.tsx'

/** Why a table cannot be opened with these options, and which rule says so. */
export function Refused({ game, refusal }: { game: GameName; refusal: Refusal | undefined }) {
  const words = useWords()
  if (!refusal) return null
  const why = game === 'diamant' ? explainDiamant(refusal, words) : explainSubTerra(refusal, words)
  return (
    <div className="refused paper" role="alert">
      <span>{why}</span>
      <RuleLink game={game} rule={refusal.rule} />
    </div>
  )
}
