import { mergeConfig } from 'vite'
import { longestWords } from './build/longest-words.ts'
import page from './vite.config.ts'

/** The page as the walks through all screens want it: cut into files as people get it, with the longest sentences. */
export default mergeConfig(page, { plugins: [longestWords()], build: { outDir: 'dist-walks' } })
