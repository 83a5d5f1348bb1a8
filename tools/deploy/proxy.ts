import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../steps.ts'

/** Where a proxy under test finds what it needs. */
export interface Place {
  /** A folder for its files, with tls.crt and tls.key. */
  readonly folder: string
  readonly https: number
  readonly http: number
  /** The node, or the port that all nodes have in common. */
  readonly node: string
  readonly resolver?: string
}

export interface Kind {
  readonly name: 'nginx' | 'caddy'
  /** Writes the files as they are in deploy/, with the names and ports of this place. */
  prepare(place: Place, nodes: 'one-node' | 'several-nodes'): readonly string[]
}

const deployed = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/** nginx as a distribution runs it, less what needs its own user and folders. */
const NGINX = (folder: string): string => `error_log stderr warn; pid ${folder}/pid;
events { worker_connections 512; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
include grotto.conf; }`

export const nginx: Kind = {
  name: 'nginx',
  prepare({ folder, http, https, node, resolver }, nodes) {
    const text = deployed(`nginx/${nodes}.conf`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/tls.crt;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/tls.key;`)
      .replace('127.0.0.1:8600', node)
      .replace('$nodes:8600', `$nodes:${node}`)
      .replace('127.0.0.53', resolver ?? '')
    writeFileSync(join(folder, 'grotto.conf'), text)
    writeFileSync(join(folder, 'nginx.conf'), NGINX(folder))
    copyFileSync(join(root, 'deploy/nginx/grotto-proxy.conf'), join(folder, 'grotto-proxy.conf'))
    const user = process.getuid?.() === 0 ? 'user root; ' : ''
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `${user}daemon off;`]
  },
}

export const caddy: Kind = {
  name: 'caddy',
  prepare({ folder, http, https, node, resolver }, nodes) {
    const text = deployed(`caddy/${nodes}.Caddyfile`)
      .replace(/^grotto\.example \{/m, `https://localhost:${https} {\n\ttls ${folder}/tls.crt ${folder}/tls.key`)
      .replace('127.0.0.1:8600', node)
      .replace('nodes.internal 8600 {', `nodes.internal ${node} {\n\t\t\tresolvers udp/${resolver}`)
    const head = `{\n\tadmin off\n\tauto_https disable_redirects\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`
    writeFileSync(join(folder, 'Caddyfile'), head + text)
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  },
}

export const isInstalled = ({ name }: Kind): boolean => spawnSync(name, ['-h'], { stdio: 'ignore' }).error === undefined

/** Runs it until it is stopped; returns when it listens. */
export async function start(kind: Kind, place: Place, nodes: 'one-node' | 'several-nodes'): Promise<ChildProcess> {
  mkdirSync(place.folder, { recursive: true })
  const args = kind.prepare(place, nodes)
  const env = { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder }
  const child = spawn(kind.name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr!.on('data', text => {
    said += text
  })
  while (!(await answers(place.https))) {
    if (child.exitCode !== null) throw new Error(`${kind.name} ended: ${said}`)
    await pause(50)
  }
  return child
}

const answers = (port: number): Promise<boolean> =>
  fetch(`https://localhost:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    error => (error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED',
  )

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  const { port } = server.address() as { port: number }
  await new Promise(done => server.close(done))
  return port
}
