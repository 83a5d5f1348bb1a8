/** Everything that was answered to strangers, a sample of its text. */
export class Eavesdropper {
  readonly texts: string[] = []

  hear = (text: string): void => {
    if (this.texts.length < KEPT) this.texts.push(text)
    // Later ones take the place of earlier ones at random, so that the sample is of the whole run.
    else if (Math.random() < 0.1) this.texts[Math.floor(Math.random() * KEPT)] = text
  }
}

const KEPT = 20_000

/** What a stranger may not have heard of tables where she does not sit: their secrets, and a face-down choice. */
export function leaks(texts: readonly string[], secrets: readonly string[], tables: readonly string[]): string[] {
  return texts.filter(text => {
    if (secrets.some(secret => text.includes(secret))) return true
    return tables.some(table => text.includes(table)) && /"inside":true[^}]*"slot":"(goOn|leave)"/.test(text)
  })
}
