import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Rejoignez la table avec votre téléphone',
  'screen.scan': 'Scannez le code QR, ou tapez le code sur {address}',
  'screen.qr': 'Code QR pour rejoindre la table',
  'screen.free': 'libre',
  'screen.waiting': 'On attend {names}',
  'screen.over': 'La partie est finie.',
}
