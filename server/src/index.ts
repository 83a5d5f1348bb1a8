export { type Config, configFrom } from './config/config.ts'
export { createServer, type GrottoServer, type Parts } from './create-server.ts'
export { type Clock, newSystemClock } from './process/clock.ts'
