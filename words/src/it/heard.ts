import type { heard as english } from '../en/heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'table.heard.region': 'Annunci',
  'table.heard.earlier':
    '{count, plural, one {Nel diario c’è # evento precedente.} other {Nel diario ci sono # eventi precedenti.}} Gli ultimi:',
  'table.heard.watching': 'Stai guardando.',
  'table.heard.notNow': 'Non è il tuo turno: tocca a {name}.',
  'table.heard.nothingYet': 'Non è ancora successo nulla.',
  'table.heard.seat': 'posto {number}',
  'table.scan.around': 'intorno a me',
  'table.scan.team': 'squadra',
  'table.scan.dangers': 'pericoli',
  'table.scan.ways': 'vie d’uscita',
  'table.scan.left': 'carte rimaste',
  'table.scan.lately': 'ultimi eventi',
  'table.scan.repeat': 'ripeti',
  'table.command': 'Riga di comando',
  'table.command.open': 'Scrivi un comando',
  'table.command.label': 'Comando',
  'table.command.how': 'Scrivi che cosa vuoi fare. Tab completa, Invio esegue, Esc chiude.',
  'table.command.small': 'il la lo le i gli l al alla a verso di in un una io mi turno',
  'table.command.help': 'aiuto',
  'table.command.can': 'Puoi dire: {list}.',
  'table.command.unknown': 'Nessun comando corrisponde a «{text}». {can}',
  'table.command.which': 'Quale: {list}?',
  'table.command.nothing': 'Ora non hai nulla da decidere.',
  'table.command.done': 'Fatto: {what}.',
}
