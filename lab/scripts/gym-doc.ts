import { readFileSync, writeFileSync } from 'node:fs'
import { gymDocument } from '../src/gym/document.ts'

/** `npm run docs:gym`: writes the tables of docs/python/README.md anew. */
const FILE = new URL('../../docs/python/README.md', import.meta.url)
writeFileSync(FILE, gymDocument(readFileSync(FILE, 'utf8')))
