import type { Refusal } from '@grotto/kernel'
import * as v from 'valibot'
import { visibleText } from './visible-text.ts'

/** Unguessable names of tables, clubs and people, made by the server. */
export const TABLE_ID = /^[A-Za-z0-9]{12,32}$/
export const TableId = v.pipe(v.string(), v.regex(TABLE_ID))
export const ClubId = v.pipe(v.string(), v.regex(TABLE_ID))
export const PersonId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{12,32}$/))
/** Six letters and digits that cannot be mistaken for one another; upper and lower case are the same. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const ShortCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[2-9A-HJ-NP-Z]{6}$/))

/** A tag such as `it`. Which languages are spoken, the words know: a server takes no other. */
export const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))

/** What somebody writes, without what nobody can see; of that there may be some. */
export const written = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest * 4), v.transform(visibleText), v.minLength(1), v.maxLength(longest))
export const PersonName = written(24)
export const ChatText = written(300)
/** What a table is called; empty where it shall have no name. */
export const TableName = v.pipe(v.string(), v.maxLength(160), v.transform(visibleText), v.maxLength(40))
/** The language people speak at a table; empty for any. Which there are, the words know. */
export const TableLanguage = v.pipe(v.string(), v.regex(/^[a-z]{0,3}$/))

/** What somebody calls a token of hers. */
export const TokenLabel = written(40)

export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/))
export const BotId = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9][a-zA-Z0-9:.-]{0,47}$/))
/** Pieces a seat chose for itself before the game, as the game names them. */
export const SeatPieces = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z-]{0,31}$/))), v.maxLength(12))
export const Version = v.pipe(v.number(), v.integer(), v.minValue(0))
/** 32 bytes a player throws into the seed, as 64 hex digits. */
export const Entropy = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** A day of UTC, such as 2026-11-17. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))
/** Milliseconds since 1970. */
export const Instant = v.number()

/** Letters, digits, dashes: a client chooses its commands' names. */
export const COMMAND_ID = /^[A-Za-z0-9_-]{1,40}$/

/** What a personal invitation holds: chosen by the host's device, at random. */
export const Invitation = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/))

/** The kernel's refusal, as it travels. */
export const RefusalShape: v.GenericSchema<Refusal> = v.object({
  rule: v.string(),
  reason: v.string(),
  args: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
})
