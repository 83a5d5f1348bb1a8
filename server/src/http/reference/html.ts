/** A document of the server: no scripts, one page. */
export const htmlPage = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style><main>${content}</main></html>`

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

export const details = (summary: string, content: string): string =>
  `<details><summary>${escaped(summary)}</summary>${content}</details>`

export const pre = (text: string): string => `<pre>${escaped(text)}</pre>`

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;background:#14110f;color:#e9e2d6;margin:0}
main{max-width:60rem;margin:auto;padding:1.5rem}h2{margin:2.5rem 0 .3rem}h3{font-size:1.05rem;margin:2rem 0 .3rem}
h4{margin:1.2rem 0 .2rem}b{color:#f0b35a}a{color:#8fd3ff}code,pre{font-family:ui-monospace,monospace;font-size:.92em}
pre{background:#000;padding:1rem;overflow:auto}summary{cursor:pointer}section{border-top:1px solid #3a332c}
table{border-collapse:collapse;display:block;overflow-x:auto}td,th{border:1px solid #3a332c;padding:.25rem .6rem;text-align:left;vertical-align:top}
nav li{margin:.2rem 0}
@media(max-width:40rem){table,tr,td,th{display:block;border:0;padding:.1rem 0}tr{border-top:1px solid #3a332c;padding:.4rem 0}th{display:none}}`
