import { readFile } from 'node:fs/promises'
import { LIST } from '@grotto/catalog/list'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../problem.ts'
import { htmlPage } from './html.ts'
import { markdownToHtml } from './markdown.ts'

/** The folder of the documents in the repository, from which the server runs. */
const DOCS = new URL('../../../../docs/', import.meta.url)

/** The protocol and the rules of each game as a page and as Markdown, the bot that uses nothing else, what games say about themselves. */
export function documentRoutes(app: FastifyInstance): void {
  app.get('/api/protocol', (_, reply) => sendPage(reply, 'The protocol', 'protocol.md'))
  app.get('/api/protocol.md', (_, reply) => sendText(reply, 'text/markdown', 'protocol.md'))
  app.get('/api/example-bot.py', (_, reply) => sendText(reply, 'text/x-python', 'example_bot.py'))
  app.get('/api/balance', (_, reply) => sendText(reply, 'text/html', 'balance/report.html'))
  for (const { id, title } of LIST) {
    app.get(`/api/games/${id}/rules`, (_, reply) => sendPage(reply, `${title}: rules`, `rules/${id}.md`))
    app.get(`/api/games/${id}/rules.md`, (_, reply) => sendText(reply, 'text/markdown', `rules/${id}.md`))
  }
}

/** The same for everybody, until another version is installed. */
export const cacheable = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'public, max-age=300')

async function sendPage(reply: FastifyReply, title: string, path: string): Promise<FastifyReply> {
  const page = htmlPage(title, `<p><a href="/api">Grotto API</a></p>${markdownToHtml(await textOf(path))}`)
  return cacheable(reply).type('text/html; charset=utf-8').send(page)
}

async function sendText(reply: FastifyReply, type: string, path: string): Promise<FastifyReply> {
  const text = await textOf(path)
  return cacheable(reply).type(`${type}; charset=utf-8`).send(text)
}

/** Whoever runs the server without its documents has none to show. */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(new URL(path, DOCS), 'utf8')
  } catch {
    throw notFound()
  }
}
