import { preact } from '@preact/preset-vite'
import { defineConfig } from 'vite'

/** The code is written against React; preact/compat stands in for it and halves what a phone must load. */
export default defineConfig({
  plugins: [preact({ reactAliasesEnabled: true, prefreshEnabled: false })],
  build: { target: 'es2022', sourcemap: false },
  server: {
    proxy: { '/api': 'http://localhost:8600', '/live': { target: 'ws://localhost:8600', ws: true } },
  },
})
