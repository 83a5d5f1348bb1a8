import type { Json } from './json.ts'

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * A few letters that differ where two positions do (FNV-1a of 32 bits): for noticing, not against anybody. Both sides
 * have it from the same `encode`, so the order of fields is the same too.
 */
export function digest(json: Json): string {
  const text = JSON.stringify(json)
  let hash = OFFSET
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return (hash >>> 0).toString(36)
}
