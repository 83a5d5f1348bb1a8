import type { Plugin } from 'vite'
import { version } from '../../tools/setup/version.mjs'

/** Which Grotto the page was built from stands in its head: the scripts, which are kept for ever, stay the same. */
export function versionTag(): Plugin {
  return {
    name: 'grotto-version-tag',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: version().text }, injectTo: 'head' as const },
    ],
  }
}
