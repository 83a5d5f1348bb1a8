import { preact } from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { growingPx } from './build/growing-px.ts'
import { longestWords } from './build/longest-words.ts'
import { STYLED_FOR } from './build/styled-for.ts'

/** The boards' galleries, built once for their tests. */
export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: true, prefreshEnabled: false }), longestWords()],
  css: { postcss: { plugins: [growingPx()] } },
  build: {
    outDir: 'dist-gallery',
    target: 'es2022',
    cssTarget: [...STYLED_FOR],
    rollupOptions: {
      input: ['src/boards/diamant/gallery/index.html', 'src/boards/sub-terra/gallery/index.html'],
    },
  },
  worker: { format: 'es' },
})
