export const lobby = {
  'lobby.title': 'Two caves, a torch, and whoever dares to come along.',
} as const
