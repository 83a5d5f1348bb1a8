import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Partecipa con il telefono',
  'screen.scan': 'Scansiona il codice QR o scrivi il codice su {address}',
  'screen.qr': 'Codice QR per partecipare',
  'screen.free': 'libero',
  'screen.waiting': 'Si aspetta {names}',
  'screen.over': 'La partita è finita.',
}
