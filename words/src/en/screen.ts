export const screen = {
  'screen.join': 'Join with your phone',
  'screen.scan': 'Scan the QR code, or type the code at {address}',
  'screen.qr': 'QR code to join',
  'screen.free': 'free',
  'screen.waiting': 'Waiting for {names}',
  'screen.over': 'The game is over.',
} as const
