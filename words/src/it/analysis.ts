import type { Translation } from '../areas.ts'

export const analysis: Translation<'analysis'> = {
  'analysis.title': 'Fortuna e abilità',
  'analysis.how':
    'Ogni decisione è stata provata in {futures} futuri, con ciò che il giocatore poteva sapere e con {bot} a tutti i posti.',
  'analysis.scale':
    '100% è la fine migliore possibile, 0% la peggiore. ± è l’intervallo al 95%: ciò che vi rientra si considera uguale.',
  'analysis.who': 'Posto',
  'analysis.team': 'La squadra',
  'analysis.start': 'Atteso',
  'analysis.own': 'Scelte proprie',
  'analysis.others': 'Scelte altrui',
  'analysis.draws': 'Fortuna',
  'analysis.end': 'Risultato',
  'analysis.addUp': 'L’atteso, le scelte e la fortuna sommati danno il risultato.',
  'analysis.turning': 'Ciò che ha deciso',
  'analysis.turningAt': 'Passo {step}: {name} è passato da {from} a {to}.',
  'analysis.noTurning': 'Nessun momento ha deciso da solo.',
  'analysis.cost': 'Decisioni care',
  'analysis.costLine': '{name}: «{action}». «{other}» avrebbe dato {gain} in più.',
  'analysis.gave': 'Meglio del bot forte',
  'analysis.gaveLine': '{name}: «{action}». «{other}» avrebbe dato {gain} in meno.',
  'analysis.equal': 'Nessuna decisione è stata chiaramente migliore o peggiore di ciò che si poteva fare.',
  'analysis.strong': '{bot} avrebbe scelto «{action}».',
  'analysis.luck': 'Colpi di fortuna',
  'analysis.luckLine': '{name}: {gain}.',
  'analysis.noLuck': 'Nessuna estrazione è stata chiaramente fortunata o sfortunata.',
  'analysis.estimate': '{mean, number, percent} ± {margin, number, percent}',
  'analysis.signed': '{sign}{mean, number, percent} ± {margin, number, percent}',
  'analysis.share': '{mean, number, percent}',
  'analysis.step': 'Passo {step}',
}
