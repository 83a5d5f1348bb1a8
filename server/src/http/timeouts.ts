/** How long clients may take, in milliseconds. */
export interface Timeouts {
  /** Until the head of a request is there, from the opening of the connection on. */
  readonly headers: number
  /** Until all of it is there, its body too. What is answered may take as long as it likes: an event stream does. */
  readonly request: number
  /** How often the two are looked after. */
  readonly check: number
  /** Until a connection is closed on which nothing moves, in either direction. */
  readonly idle: number
  /** Until a socket says hello. */
  readonly hello: number
  /** A socket or event stream on which nothing moves for so long gets a heartbeat; a socket is dropped after three. */
  readonly heartbeat: number
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 20_000,
  check: 1_000,
  idle: 60_000,
  hello: 10_000,
  heartbeat: 6_500,
}
