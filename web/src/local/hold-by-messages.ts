/** How long another tab may take to say that the game is its own; one that sleeps hears when it wakes that it is not. */
const PATIENCE_MS = 150

type Said = 'whose?' | 'mine'

/** As `holdGame`, among tabs that can only talk to each other. */
export async function holdByMessages(name: string, steal: boolean, own: () => Promise<void>): Promise<boolean> {
  const channel = new BroadcastChannel(name)
  const say = (said: Said) => channel.postMessage(said)
  try {
    if (!steal && (await isAnothers(channel, say))) return false
    await new Promise<void>((done, taken) => {
      channel.onmessage = ({ data }: MessageEvent<Said>) =>
        data === 'whose?' ? say('mine') : taken(new Error('another tab took it'))
      say('mine')
      own().then(done, taken)
    })
    return true
  } finally {
    channel.close()
  }
}

/** Asks all other tabs, and waits for one that answers. */
const isAnothers = (channel: BroadcastChannel, say: (said: Said) => void): Promise<boolean> =>
  new Promise(answered => {
    channel.onmessage = ({ data }: MessageEvent<Said>) => data === 'mine' && answered(true)
    setTimeout(() => answered(false), PATIENCE_MS)
    say('whose?')
  })
