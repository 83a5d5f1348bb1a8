import { mergeConfig } from 'vite'
import { longestWords } from './build/longest-words.ts'
import { unsqueezed } from './build/squeezed.ts'
import page from './vite.config.ts'

/** The page as the walks through all screens want it: cut into files as people get it, with the longest sentences. */
export default unsqueezed(mergeConfig(page, { plugins: [longestWords()], build: { outDir: 'dist-walks' } }))
