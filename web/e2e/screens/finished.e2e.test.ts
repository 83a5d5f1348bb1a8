import { walked } from './walked.ts'

walked('finished')
