/** What the world outside reads and writes, as plain JSON. */
export * from './action.ts'
export * from './cavers.ts'
export * from './event.ts'
export * from './hazards.ts'
export * from './options.ts'
export * from './position.ts'
export * from './question.ts'
export * from './tiles.ts'
