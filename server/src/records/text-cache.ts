/** Texts by name, those asked for last; so many bytes of them. */
export class TextCache {
  readonly #texts = new Map<string, string>()
  readonly #most: number
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): string | undefined {
    const text = this.#texts.get(name)
    if (text === undefined) return undefined
    this.#texts.delete(name)
    this.#texts.set(name, text)
    return text
  }

  set(name: string, text: string): void {
    this.delete(name)
    this.#texts.set(name, text)
    this.#held += weight(text)
    for (const oldest of this.#texts.keys()) {
      if (this.#held <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(name: string): void {
    this.#held -= weight(this.#texts.get(name) ?? '')
    this.#texts.delete(name)
  }
}

/** Two bytes for each sign at most. */
const weight = (text: string): number => text.length * 2
