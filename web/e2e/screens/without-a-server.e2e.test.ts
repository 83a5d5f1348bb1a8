import { walked } from './walked.ts'

walked('without a server')
