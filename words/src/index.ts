export { AREAS, type Area, type Areas, type KeyOf, loadArea, type Translation } from './areas.ts'
export { dateText } from './dates.ts'
export {
  type ByLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  preferredLanguage,
} from './languages.ts'
export { dangerName, explainDiamant, narrateDiamant, trapTitle } from './narrate-diamant.ts'
export { explainSubTerra, isRoutine, narrateSubTerra, type SubTerraNarration } from './narrate-sub-terra.ts'
export { sayEstimate, saySigned } from './say-estimate.ts'
export { type SaidReason, sayReason } from './say-reason.ts'
export { type Args, loadWords, type Words } from './words.ts'
