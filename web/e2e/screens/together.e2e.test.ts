import { walked } from './walked.ts'

walked('together')
