import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type About, LIST } from '@grotto/catalog/list'
import type { Plugin } from 'vite'

const PICTURES = join(import.meta.dirname, '../public/pictures')

/** Puts the games of the list into the front page as it is sent: their titles, and their pictures before any script has run. */
export function posters(): Plugin {
  const titles = new Intl.ListFormat('en').format(LIST.map(({ title }) => title))
  const pictures = LIST.filter(({ id }) => existsSync(join(PICTURES, `${id}.svg`))).map(poster)
  return {
    name: 'grotto-posters',
    transformIndexHtml: html => html.replace('<!-- posters -->', pictures.join('')).replace('%TITLES%', titles),
  }
}

/** The first one is what most people see first. */
const poster = ({ id }: About, place: number): string =>
  `<div class="game ${id}"><img class="art" src="/pictures/${id}.svg" alt="" width="640" height="300" decoding="sync"${place === 0 ? ' fetchpriority="high"' : ''} /></div>`
