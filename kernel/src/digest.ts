import { canonical, type Json } from './json.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A few letters that differ where two positions do (FNV-1a of 32 bits): for noticing, not against anybody. */
export function digest(json: Json): string {
  let hash = OFFSET
  for (const letter of canonical(json)) hash = Math.imul(hash ^ letter.codePointAt(0)!, PRIME)
  return (hash >>> 0).toString(36)
}
