/**
 * Names that stand for what is only known when a server runs. No real name has an @, so a case can be written down,
 * and repeated on another server where the tables have other names.
 */
export const PLACES = ['@lobby', '@diamant', '@subTerra', '@finished', '@victim', '@nowhere'] as const
export const PEOPLE = ['@eve', '@ada'] as const
/** Eve's own, and one that is none of her business. */
export const CLUBS = ['@club', '@theirClub'] as const
/** What links hold: to Eve's club, and to the deal of a game that is over. */
export const LINKS = ['@clubCode', '@offer'] as const
type Name = (typeof PLACES)[number] | (typeof PEOPLE)[number] | (typeof CLUBS)[number] | (typeof LINKS)[number]
export type Standing = Readonly<Record<Name, string>>

/** The case as it is sent to a server where these names are known. */
export const spoken = (text: string, standing: Standing): string =>
  text.includes('@') ? text.replace(/@[a-zA-Z]+/g, name => standing[name as keyof Standing] ?? name) : text

/** For what is read without a server. */
export const NOBODY = {
  ...Object.fromEntries(
    [...PLACES, ...PEOPLE, ...CLUBS].map((name, place) => [name, `Nobody${'x'.repeat(6)}${place}`]),
  ),
  '@clubCode': 'x'.repeat(16),
  '@offer': 'x'.repeat(60),
} as Standing
