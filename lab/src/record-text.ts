import type { GameRecord } from '@grotto/kernel'

/** A record as JSON with one entry, and one hash, a line: small, and a difference shows where it is. */
export function recordText(record: GameRecord): string {
  const fields = Object.entries(record).map(([name, value]) => `${JSON.stringify(name)}: ${fieldText(name, value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

function fieldText(name: string, value: unknown): string {
  if (name !== 'entries' && name !== 'hashes') return JSON.stringify(value)
  return `[\n${(value as unknown[]).map(item => JSON.stringify(item)).join(',\n')}\n]`
}
