import { toast } from './Toasts.tsx'

/** Lays a text on the clipboard, and says so; where a browser lets nobody do that, it shows the text. */
export async function copy(text: string, copied: string): Promise<void> {
  toast((await isWritten(text)) || isCopied(text) ? copied : text)
}

/** Only for pages that came over TLS or from this machine, and where it is allowed. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** As it was done before: a page in one's own network often comes over plain HTTP. */
function isCopied(text: string): boolean {
  let done = false
  const lay = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    done = true
  }
  document.addEventListener('copy', lay)
  document.execCommand('copy')
  document.removeEventListener('copy', lay)
  return done
}
