import { mergeConfig, type Plugin } from 'vite'
import { longestWords } from './build/longest-words.ts'
import page from './vite.config.ts'

/** The page as the walks through all screens want it: cut into files as people get it, with the longest sentences. */
const walked = mergeConfig(page, { plugins: [longestWords()], build: { outDir: 'dist-walks' } })

/** Squeezing every file takes longer than building, and nobody loads this page over a phone's line. */
export default { ...walked, plugins: walked.plugins.filter((each: Plugin) => each.name !== 'grotto-squeezed') }
