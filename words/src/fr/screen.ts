import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Rejoignez avec votre téléphone',
  'screen.scan': 'Scannez l’image, ou tapez le code sur {address}',
  'screen.qr': 'Code QR pour rejoindre',
  'screen.free': 'libre',
  'screen.ready': 'c’est bon',
  'screen.waiting': 'On attend {names}',
  'screen.starts': 'L’hôte lance la partie quand c’est bon pour tout le monde.',
  'screen.over': 'La partie est finie.',
}
