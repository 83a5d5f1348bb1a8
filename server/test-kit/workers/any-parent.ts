import { ChildWorker } from '../../src/process/child-worker.ts'

// A server that has a worker: it names it and waits to be killed or, asked to `close`, lets it go and says so.
const worker = new ChildWorker<unknown>(new URL('./any-worker.ts', import.meta.url), 64)
worker.on('message', said => {
  if (said !== 'ready') return console.log(said)
  if (process.argv[2] !== 'close') return worker.postMessage({ chore: 'pid' })
  worker.unref()
  worker.terminate().then(() => console.log('closed'))
})
