import type { heard as english } from '../en/diamant-heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'diamant.heard.asked': 'Tocca a te scegliere. {now} {safe} nel tuo baule.',
  'diamant.heard.risk': '{percent} di rischio di una seconda trappola.',
  'diamant.heard.chosen': 'La tua carta è coperta: {choice} Puoi ancora cambiare idea.',
  'diamant.heard.path': 'Sentiero, dalla più vecchia alla più recente: {list}.',
  'diamant.heard.emptyPath': 'Non c’è ancora nessuna carta sul sentiero.',
  'diamant.heard.explorer': '{name}: {details}.',
  'diamant.heard.deck': '{cards, plural, one {Resta # carta nel mazzo.} other {Restano # carte nel mazzo.}}',
  'diamant.heard.noTraps': 'Non c’è nessuna trappola sul sentiero.',
  'diamant.heard.deadly': 'Sul sentiero: {list}. Un’altra uguale mette fine alla spedizione.',
  'diamant.heard.keys':
    'G prosegue, L esce, W il sentiero, J esploratori, F pericoli, K carte rimaste, I ultimi eventi, punto ripete, barra scrive un comando, Esc va avanti.',
  'diamant.scan.path': 'sentiero',
  'diamant.scan.explorers': 'esploratori',
  'diamant.also.goOn': 'proseguire, avanti, resto',
  'diamant.also.leave': 'uscire, esco, via',
}
