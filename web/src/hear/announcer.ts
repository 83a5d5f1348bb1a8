import type { Log } from '../playback/beats.ts'

/** How events are said. */
export interface Phrasing<Event> {
  /** Cuts them into what is said in one breath: each event once, in order. */
  readonly cut: (news: Log<Event>) => readonly Log<Event>[]
  /** Whether what comes next may belong to the same breath; whatever is whole is said at once. */
  readonly mayGoOn: (phrase: Log<Event>) => boolean
}

/** More at once nobody would listen to; the journal has the rest. */
const MOST = 40

const lastNumber = (log: Log<unknown>): number => log.at(-1)?.number ?? -1

/**
 * What has been said of a log. It listens to what happened, not to how it is shown: however many events come at once,
 * each is given out exactly once. The last breath is kept back while more of it may come, and no longer: whoever has
 * pressed a key waits for what came of it.
 */
export class Announcer<Event> {
  private heard: number
  private asked = ''
  /** Whether anything was told since then. */
  private toldSince = false
  /** What had happened when that was asked. */
  private askedAfter = -1

  constructor(log: Log<Event>) {
    this.heard = lastNumber(log)
  }

  next(log: Log<Event>, phrasing: Phrasing<Event>, more: boolean): readonly Log<Event>[] {
    // Taken back, or told once more: what comes after it is new again.
    this.heard = Math.min(this.heard, lastNumber(log))
    const phrases = phrasing.cut(log.filter(({ number }) => number > this.heard))
    const last = phrases.at(-1)
    const whole = more && last && phrasing.mayGoOn(last) ? phrases.slice(0, -1) : phrases
    this.heard = lastNumber(whole.at(-1) ?? []) < 0 ? this.heard : lastNumber(whole.at(-1)!)
    return whole
  }

  /** What is asked, once: the same again only after something was told. While an answer is under way nothing is asked. */
  ask(question: string, told: number, log: Log<Event> = []): string {
    this.toldSince ||= told > 0
    if (!question) return ''
    const isNew = question !== this.asked || this.toldSince
    this.asked = question
    this.askedAfter = lastNumber(log)
    this.toldSince = false
    return isNew ? question : ''
  }

  /**
   * Another question though nothing has happened since the last one: most likely my own action is foreseen on the board,
   * and what it brings is still on its way from the server.
   */
  isAhead(question: string, log: Log<Event>): boolean {
    const another = question !== '' && this.asked !== '' && question !== this.asked
    return another && lastNumber(log) === this.askedAfter
  }
}

/** The latest sentences, and in front of them how many were left out. */
export const notTooMany = (sentences: readonly string[], earlier: (count: number) => string): readonly string[] =>
  sentences.length <= MOST ? sentences : [earlier(sentences.length - MOST), ...sentences.slice(-MOST)]
