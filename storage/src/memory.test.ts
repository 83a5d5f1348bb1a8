import { describeStore } from '../test-kit/describe-store.ts'
import { MemoryStore } from './memory.ts'

describeStore('memory', async () => new MemoryStore())
