import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Rejoignez avec votre téléphone',
  'screen.scan': 'Scannez l’image, ou tapez le code sur {address}',
  'screen.qr': 'Code QR pour rejoindre',
  'screen.free': 'libre',
  'screen.ready': 'prêt',
  'screen.waiting': 'On attend {names}',
  'screen.starts': 'L’hôte lance la partie quand tout le monde est prêt.',
  'screen.over': 'La partie est finie.',
}
