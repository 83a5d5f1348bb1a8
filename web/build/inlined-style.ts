import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/g

/** Puts the style of the first screen into the page itself: a phone paints after one answer instead of two. */
export function inlinedStyle(): Plugin {
  let folder = ''
  return {
    name: 'grotto-inlined-style',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const name of readdirSync(folder)) if (name.endsWith('.html')) inline(folder, name)
    },
  }
}

function inline(folder: string, name: string): void {
  const page = readFileSync(join(folder, name), 'utf8')
  const style = (_: string, css: string) => `<style>${readFileSync(join(folder, css), 'utf8').trim()}</style>`
  writeFileSync(join(folder, name), page.replace(LINK, style))
}
