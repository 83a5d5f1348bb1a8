import { describeStore } from '../../test-kit/describe-store.ts'
import { MemoryStore } from './store.ts'

describeStore('memory', async () => new MemoryStore())
