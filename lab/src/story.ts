import type { GameTypes, Play, Step } from '@grotto/kernel'
import type { Narrator } from './play/narrator.ts'

/** A game that was played as a story: sentences in paragraphs, an empty line before each chapter. Notes stand by themselves. */
export function story(
  play: Play<GameTypes>,
  narrator: Narrator,
  notes: (step: number) => string[] = () => [],
): string[] {
  const pages = new Pages()
  for (const step of play.steps) {
    tellStep(step, narrator, pages)
    for (const note of notes(step.number)) pages.set(note)
  }
  return pages.close()
}

function tellStep({ entry, events }: Step<GameTypes>, narrator: Narrator, pages: Pages): void {
  const { words, names } = narrator
  if (entry.type === 'undo') {
    pages.begin('paragraph')
    pages.add(words.say('terminal.story.undo', { name: names[entry.seat] ?? '', to: entry.to }))
    pages.begin('paragraph')
  }
  for (const event of events) {
    const start = narrator.begins(event)
    if (start) pages.begin(start)
    const sentence = narrator.routine?.(event) ? undefined : narrator.event(event)
    if (sentence) pages.add(sentence)
  }
}

/** What has been told so far, and the paragraph that is being told. */
class Pages {
  readonly #lines: string[] = []
  #paragraph: string[] = []

  begin(start: 'chapter' | 'paragraph'): void {
    if (this.#paragraph.length > 0) this.#lines.push(this.#paragraph.join(' '))
    this.#paragraph = []
    if (start === 'chapter' && this.#lines.length > 0) this.#lines.push('')
  }

  add(sentence: string): void {
    this.#paragraph.push(sentence)
  }

  /** A line of its own. */
  set(line: string): void {
    this.begin('paragraph')
    this.#lines.push(line)
  }

  close(): string[] {
    this.begin('paragraph')
    return this.#lines
  }
}
