import { walked } from './walked.ts'

walked('alone')
