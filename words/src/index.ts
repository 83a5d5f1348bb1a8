export { AREAS, type Area, type Areas, type KeyOf, loadArea, type Translation } from './areas.ts'
export { type ByLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, preferredLanguage } from './languages.ts'
export { dangerName, explainDiamant, narrateDiamant, trapTitle } from './narrate-diamant.ts'
export { type Args, loadWords, type Words } from './words.ts'
