import type { Json } from '@grotto/kernel'

/** A way to reach somebody who is not looking: a browser's push service, or an address of her own. */
export interface Channel {
  readonly person: string
  readonly kind: 'push' | 'webhook'
  readonly address: string
  /** What else is needed to speak there: keys of the browser, where links lead. */
  readonly details: Json
  readonly created: number
}

/** How people can be reached, and of what they have been reminded. */
export interface Channels {
  /**
   * Of each kind a person has at most so many: the oldest make room. A browser belongs to whoever used it last, so its
   * address is taken from anybody else.
   */
  keep(channel: Channel, most: number): Promise<void>
  /** Oldest first. */
  of(person: string): Promise<Channel[]>
  forget(person: string, address: string): Promise<void>
  /** Everybody who can be reached at all. */
  people(): Promise<string[]>
  /** Whether nobody reminded this person of this question before: whoever hears yes sends it, once and for all. */
  claim(table: string, person: string, asked: number): Promise<boolean>
}
