/** Runs something while this tab owns the game; says whether it came to own it. Rejects when another tab takes it. */
export async function holdGame(id: string, steal: boolean, own: () => Promise<void>): Promise<boolean> {
  const name = `grotto.game.${id}`
  // Browsers have locks where the page came over TLS or from this machine.
  if (!navigator.locks) return (await import('./hold-by-messages.ts')).holdByMessages(name, steal, own)
  const how = steal ? { steal } : { ifAvailable: true }
  return navigator.locks.request(name, how, async lock => {
    if (!lock) return false
    await own()
    return true
  })
}
