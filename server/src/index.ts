export { type Clock, systemClock } from './clock.ts'
export { type Config, configFrom } from './config.ts'
export { createServer, type GrottoServer, type Parts } from './create-server.ts'
