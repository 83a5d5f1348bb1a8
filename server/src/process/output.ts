/** So many characters wait for whoever reads our output; what comes then is dropped and counted. */
const MOST_WAITING = 1_000_000

let dropped = 0
// A reader that is gone, or a full disk behind it: play goes on.
process.stdout.on('error', () => {
  dropped += 1
})

/** Standard output for the log and for what people read at the start. It never waits and never fails, whoever reads it. */
export const output = {
  write(text: string): void {
    if (process.stdout.writableLength > MOST_WAITING) dropped += 1
    else process.stdout.write(text)
  },
  get dropped(): number {
    return dropped
  },
}

export const say = (sentence: string): void => output.write(`${sentence}\n`)
