/** A page out of sight is not painted: nothing waits for that longer than this. */
const LONGEST_MS = 250

/**
 * The pictures of the shell are seen before the page takes their place. Otherwise a quick script throws them away
 * while they are being drawn, and the visitor looks at nothing until they are drawn again.
 */
export async function shellSeen(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#app img')]
  if (pictures.length === 0) return
  const drawn = Promise.all(pictures.map(picture => picture.decode().catch(() => {}))).then(painted)
  await Promise.race([drawn, new Promise(done => setTimeout(done, LONGEST_MS))])
}

const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
