// The languages Grotto speaks: a folder and a line for each, in the order of their tags.
export * as en from './en/index.ts'
export * as es from './es/index.ts'
export * as fr from './fr/index.ts'
export * as it from './it/index.ts'
