import { defaultClientConditions, mergeConfig } from 'vite'
import { unsqueezed } from './build/squeezed.ts'
import page from './vite.config.ts'

/** The page with the game of the catalog's test kit in its list, as games/catalog/package.json provides for. */
export default unsqueezed(
  mergeConfig(page, {
    resolve: { conditions: ['grotto-test-games', ...defaultClientConditions] },
    build: { outDir: 'dist-plugged' },
  }),
)
