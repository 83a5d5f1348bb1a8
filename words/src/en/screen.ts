export const screen = {
  'screen.join': 'Join with your phone',
  'screen.scan': 'Scan the picture, or type the code at {address}',
  'screen.qr': 'QR code to join',
  'screen.free': 'free',
  'screen.ready': 'ready',
  'screen.waiting': 'Waiting for {names}',
  'screen.starts': 'The host starts when everybody is ready.',
  'screen.over': 'The game is over.',
} as const
