import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Partecipa con il telefono',
  'screen.scan': 'Scansiona l’immagine o scrivi il codice su {address}',
  'screen.qr': 'Codice QR per partecipare',
  'screen.free': 'libero',
  'screen.ready': 'pronto',
  'screen.waiting': 'Si aspetta {names}',
  'screen.starts': 'L’host inizia quando tutti sono pronti.',
  'screen.over': 'La partita è finita.',
}
