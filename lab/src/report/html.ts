import { chartOf } from './chart.ts'
import type { Answered } from './run-studies.ts'
import type { Row, Study } from './study.ts'

/** A game with what was found out about it. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rulesVersion: number
  /** Who played, with the version that played. */
  readonly players: readonly string[]
  /** Each with the command that makes it anew. */
  readonly answers: readonly (Answered & { readonly command: string })[]
}

/** One page that needs nothing else: charts as SVG, the figures behind each, and the command that makes them anew. */
export function reportPage(chapters: readonly Chapter[], version: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How these games really work</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>How these games really work</h1>
<p>Played by bots, counted by the laboratory of Grotto ${escaped(version)}. Thin lines and the figures after ± are 95 % intervals;
games of one figure are independent, and tables of one study meet the same deals. What bots do is not what people do: read
differences, not heights.</p>
<nav aria-label="Contents"><ul>${chapters.map(contentsOf).join('')}</ul></nav>
${chapters.map(chapterOf).join('\n')}
</main>
</body>
</html>
`
}

const contentsOf = ({ id, title, answers }: Chapter): string =>
  `<li><a href="#${id}">${escaped(title)}</a><ul>${answers
    .map(({ study }) => `<li><a href="#${id}-${study.id}">${escaped(study.title)}</a></li>`)
    .join('')}</ul></li>`

const chapterOf = ({ id, title, rulesVersion, players, answers }: Chapter): string => `<section id="${id}">
<h2>${escaped(title)}</h2>
<p>Rules version ${rulesVersion}; ${escaped(players.join(', '))}.</p>
${answers.map(answer => figureOf(id, answer)).join('\n')}
</section>`

const figureOf = (
  game: string,
  { study, rows, command }: Chapter['answers'][number],
): string => `<article id="${game}-${study.id}">
<h3>${escaped(study.title)}</h3>
<p>${escaped(study.about)}</p>
<figure role="img" aria-label="${escaped(`${study.title}: the figures stand in the table below`)}">${chartOf(study, rows)}</figure>
<details><summary>Figures</summary>${tableOf(study, rows)}</details>
<p><code>${escaped(command)}</code></p>
</article>`

/** Where nothing is grouped the label names its row. */
function tableOf(study: Study, rows: readonly Row[]): string {
  const isGrouped = rows.some(({ group }) => group !== '')
  const lines = rows.map(({ group, label, estimate: { mean, margin }, games }) => {
    const names = isGrouped ? [group, label] : [label]
    const cells = [...names.slice(1).map(escaped), number(mean, study), `± ${number(margin, study)}`, games]
    return `<tr><th scope="row">${escaped(names[0]!)}</th>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`
  })
  const heads = [...(isGrouped ? [''] : []), study.scale ?? '', study.unit, '95 %', 'games'].map(head)
  return `<div class="wide"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

const head = (name: string): string => (name === '' ? '<td></td>' : `<th scope="col">${escaped(name)}</th>`)

const number = (value: number, { isShare }: Study): string =>
  Number.isFinite(value) ? (isShare ? (value * 100).toFixed(1) : value.toFixed(2)) : '–'

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, mark => MARKS[mark]!)

const STYLE = `
:root { color-scheme: light dark; --ink: #2a2118; --paper: #fbf7f0; --line: #d9cdbb; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d8; --paper: #17130f; --line: #4a3f33; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; font-family: Georgia, serif; }
h2 { border-bottom: 2px solid var(--line); padding-bottom: .3rem; margin-top: 3rem; }
article { margin: 2.5rem 0; }
figure { margin: 1rem 0; }
figure svg { display: block; width: 100%; max-width: 34rem; height: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
code { font-size: .85rem; word-break: break-word; }
a { color: inherit; }
`
