const AGAIN_MS = 10_000

/**
 * Asks at once and whenever the line comes or goes, and again and again while nobody answers: a line that is said to be
 * back does not carry at once, and of a server that was away a browser hears nothing. Gives what ends it.
 */
export function untilAnswered(ask: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const look = async () => {
    const answered = await ask()
    clearTimeout(timer)
    if (!answered && !ended) timer = setTimeout(look, AGAIN_MS)
  }
  void look()
  for (const change of ['online', 'offline']) addEventListener(change, look)
  return () => {
    ended = true
    clearTimeout(timer)
    for (const change of ['online', 'offline']) removeEventListener(change, look)
  }
}
