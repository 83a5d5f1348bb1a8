import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpProblem } from '@grotto/protocol'

/**
 * A body in chunks may be cut into pieces of one byte, each of which takes the event loop as long as thousands of bytes in
 * one piece; whoever it is sent to has to take it apart, also where the answer is there already. Browsers and proxies say
 * how long a body is: who does not is told to, and cut off.
 */
export function withoutChunks(handle: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers['transfer-encoding'] === undefined) handle(request, response)
    else cutOff(request, response, 411)
  }
}

/** Who expects what we do not know would be answered by Node itself, and her body taken apart for as long as she sends. */
export function refuseExpectations(server: Server): Server {
  return server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    cutOff(request, response, 417),
  )
}

const WHY = JSON.stringify({ error: 'malformed' } satisfies HttpProblem)

function cutOff({ socket }: IncomingMessage, response: ServerResponse, status: number): void {
  ignoreTheRest(socket)
  const head = { 'content-type': 'application/json', 'content-length': WHY.length, connection: 'close' }
  response.writeHead(status, head).end(WHY)
  // As soon as that is written: what is still on its way stays outside.
  socket.destroySoon()
}

/**
 * Node cannot be told to stop in the middle of what has come already, ten thousand pieces perhaps: it calls the parser's
 * listener for each. That one is taken away until this turn of the event loop is over (parsers are used again), which is
 * nine tenths of the work. Where Node calls it otherwise one day, the rest is taken apart as before.
 */
function ignoreTheRest(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Record<string, unknown> | null }
  const [name, listener] = Object.entries(parser ?? {}).find(([, each]) => isBodyListener(each)) ?? []
  if (!parser || name === undefined) return
  parser[name] = null
  setImmediate(() => {
    parser[name] = listener
  })
}

const isBodyListener = (each: unknown): boolean => typeof each === 'function' && each.name === 'parserOnBody'
