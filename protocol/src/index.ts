/** Grows by one when an older page could no longer talk to the server; the page then reloads itself. */
export const PROTOCOL_VERSION = 2
/** No command is longer, in bytes. */
export const MAX_COMMAND_BYTES = 16_384
/** Where the socket is. */
export const SOCKET_PATH = '/api/live'

export { isTooDeep, MAX_DEPTH } from '@grotto/kernel'
export * from './clubs.ts'
export * from './commands.ts'
export * from './companions.ts'
export * from './daily.ts'
export * from './deals.ts'
export * from './descriptions.ts'
export * from './http.ts'
export { parseJson } from './json.ts'
export * from './known-table.ts'
export * from './messages.ts'
export * from './parse.ts'
export * from './passkeys.ts'
export * from './puzzles.ts'
export * from './refusals.ts'
export * from './results.ts'
export * from './reviews.ts'
export * from './shadows.ts'
export * from './shapes.ts'
export * from './table.ts'
export * from './tournaments.ts'
export { visibleText } from './visible-text.ts'
