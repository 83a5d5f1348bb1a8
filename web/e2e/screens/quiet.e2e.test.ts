import { walked } from './walked.ts'

walked('quiet')
