import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Únete con el móvil',
  'screen.scan': 'Escanea el código QR o escribe el código en {address}',
  'screen.qr': 'Código QR para unirse',
  'screen.free': 'libre',
  'screen.waiting': 'Esperamos a {names}',
  'screen.over': 'La partida ha terminado.',
}
