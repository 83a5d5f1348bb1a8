/** Hands results on in the order of their numbers, whoever has finished first; what comes too early waits. */
export function inOrder<Result>(take: (index: number, result: Result) => void) {
  const waiting = new Map<number, Result>()
  let next = 0
  return (index: number, result: Result): void => {
    waiting.set(index, result)
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      take(next, ready)
      waiting.delete(next++)
    }
  }
}
