import type { Translation } from '../areas.ts'

export const screen: Translation<'screen'> = {
  'screen.join': 'Únete con el móvil',
  'screen.scan': 'Escanea la imagen o escribe el código en {address}',
  'screen.qr': 'Código QR para unirse',
  'screen.free': 'libre',
  'screen.ready': 'a punto',
  'screen.waiting': 'Esperamos a {names}',
  'screen.starts': 'El anfitrión empieza cuando todos estén a punto.',
  'screen.over': 'La partida ha terminado.',
}
