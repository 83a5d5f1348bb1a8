import { dirname, join } from 'node:path'
import { ProbedServer } from '../test-kit/probed-server.ts'
import { Lives } from './lives.ts'

/** A server that is killed and started again, and of which all is kept that it writes: see `Lives`. */
export class WatchedServer extends ProbedServer {
  readonly lives: Lives

  constructor(environment: Record<string, string>, log: string) {
    // A life that ends in order leaves its compiled code there, which is half of what the next ones need to start.
    super({ NODE_COMPILE_CACHE: join(dirname(log), 'compiled'), ...environment })
    this.lives = new Lives(log)
  }

  override async start(environment: Record<string, string> = {}): Promise<void> {
    const starting = super.start(environment)
    this.lives.begin(this.process!)
    await starting
  }

  override async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.process) this.lives.ask(this.process, signal)
    return super.end(signal)
  }
}
