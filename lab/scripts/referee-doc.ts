// `npm run docs:referee`: writes the answers in docs/referee.md as the referee gives them today.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answered } from '../src/referee/document.ts'

const path = join(import.meta.dirname, '../../docs/referee.md')
writeFileSync(path, answered(readFileSync(path, 'utf8')))
