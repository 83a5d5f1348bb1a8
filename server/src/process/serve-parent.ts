/** Said once, when everything is loaded: only then does a task's time run. */
export const READY = 'ready'

/**
 * The other end of a worker: answers each request of the parent, one after the other. It ends with its parent and not
 * before: a signal meant for the server reaches the whole group, and the server still asks while it closes.
 */
export function serveParent<Request, Reply>(answer: (request: Request) => Reply): void {
  const say = (said: Reply | typeof READY): void => void process.send?.(said)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', request => say(answer(request as Request)))
  say(READY)
}
