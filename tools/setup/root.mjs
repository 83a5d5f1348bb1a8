import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** One line on standard error about what the launcher is doing: standard output belongs to the program. */
export const say = words => console.error(`grotto: ${words}`)
