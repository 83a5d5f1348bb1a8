import { preact } from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { growingPx } from './build/growing-px.ts'
import { inlinedStyle } from './build/inlined-style.ts'
import { pageFiles } from './build/page-files.ts'
import { posters } from './build/posters.ts'
import { squeezed } from './build/squeezed.ts'
import { STYLED_FOR } from './build/styled-for.ts'
import { versionTag } from './build/version-tag.ts'

/** Where a server runs while the page is being worked on (`GROTTO_ORIGINS=http://localhost:5173 npm start`). */
const SERVER = 'http://localhost:8600'

/** The code is written against React; preact/compat stands in for it and halves what a phone must load. */
export default defineConfig({
  plugins: [
    preact({ reactAliasesEnabled: true, prefreshEnabled: false }),
    versionTag(),
    posters(),
    inlinedStyle(),
    pageFiles(),
    squeezed(),
  ],
  css: { postcss: { plugins: [growingPx()] } },
  build: {
    target: 'es2022',
    cssTarget: [...STYLED_FOR],
    sourcemap: false,
    // The server allows nothing inline.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { front: 'index.html', page: 'page.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        // What the front page needs is one file: a dozen small ones would queue on a phone's few connections.
        codeSplitting: {
          groups: [{ name: 'page', tags: ['$initial'], test: id => !id.includes('service-worker') }],
        },
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
