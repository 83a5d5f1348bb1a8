/** More changes than these make another word of it. */
const MOST_CHANGES = 4

/** The name somebody probably meant, if one is near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map(name => ({ name, changes: changesBetween(given, name) }))
    .sort((a, b) => a.changes - b.changes)
  return best && best.changes <= MOST_CHANGES ? best.name : undefined
}

/** How many letters must be added, taken away or changed (Levenshtein). */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, sign] of [...other].entries())
      next.push(Math.min(row[column]! + (letter === sign ? 0 : 1), row[column + 1]! + 1, next[column]! + 1))
    row = next
  }
  return row.at(-1)!
}
