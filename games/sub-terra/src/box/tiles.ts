import type { PrintedTile } from '../types/tiles.ts'

/**
 * B-2, B-3 The 66 cave tiles as printed, unturned. A tile's id is its place in this table, so new tiles go at the end.
 * Not printed in the rulebooks: whoever owns the box and finds an error corrects it here.
 */
export const TILES: readonly PrintedTile[] = [
  { kind: 'start', open: 'NESW' },
  { kind: 'exit', open: 'N' },
  // 2–17: 16 plain
  { kind: 'plain', open: 'N' },
  { kind: 'plain', open: 'N' },
  { kind: 'plain', open: 'NS' },
  { kind: 'plain', open: 'NS' },
  { kind: 'plain', open: 'NS' },
  { kind: 'plain', open: 'NS' },
  { kind: 'plain', open: 'NE' },
  { kind: 'plain', open: 'NE' },
  { kind: 'plain', open: 'NE' },
  { kind: 'plain', open: 'NE' },
  { kind: 'plain', open: 'NES' },
  { kind: 'plain', open: 'NES' },
  { kind: 'plain', open: 'NES' },
  { kind: 'plain', open: 'NESW' },
  { kind: 'plain', open: 'NESW' },
  { kind: 'plain', open: 'NESW' },
  // 18–25: 8 water (C-5)
  { kind: 'water', open: 'NS' },
  { kind: 'water', open: 'NS' },
  { kind: 'water', open: 'NS' },
  { kind: 'water', open: 'NS' },
  { kind: 'water', open: 'NES' },
  { kind: 'water', open: 'NES' },
  { kind: 'water', open: 'NESW' },
  { kind: 'water', open: 'NESW' },
  // 26–33: 8 gas (C-6)
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NE' },
  { kind: 'gas', open: 'NES' },
  { kind: 'gas', open: 'NES' },
  // 34–45: 12 caveIn (C-6)
  { kind: 'caveIn', open: 'NE', numbers: [3, 6] },
  { kind: 'caveIn', open: 'NE', numbers: [2, 6] },
  { kind: 'caveIn', open: 'NE', numbers: [1, 5] },
  { kind: 'caveIn', open: 'NE', numbers: [1, 4] },
  { kind: 'caveIn', open: 'NES', numbers: [2, 3] },
  { kind: 'caveIn', open: 'NES', numbers: [1, 6] },
  { kind: 'caveIn', open: 'NES', numbers: [3, 5] },
  { kind: 'caveIn', open: 'NES', numbers: [4, 5] },
  { kind: 'caveIn', open: 'NES', numbers: [1, 3] },
  { kind: 'caveIn', open: 'NES', numbers: [4, 6] },
  { kind: 'caveIn', open: 'NES', numbers: [2, 5] },
  { kind: 'caveIn', open: 'NES', numbers: [2, 4] },
  // 46–53: 8 horror (C-6)
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'N' },
  { kind: 'horror', open: 'NE' },
  { kind: 'horror', open: 'NE' },
  // 54–56: 3 squeeze (C-7)
  { kind: 'squeeze', open: 'NS' },
  { kind: 'squeeze', open: 'NS' },
  { kind: 'squeeze', open: 'NS' },
  // 57–59: 3 ledge (C-8)
  { kind: 'ledge', open: 'NS' },
  { kind: 'ledge', open: 'NS' },
  { kind: 'ledge', open: 'NS' },
  // 60–62: 3 slide (C-9)
  { kind: 'slide', open: 'NS' },
  { kind: 'slide', open: 'NS' },
  { kind: 'slide', open: 'NS' },
  // 63–65: 3 rough (C-11)
  { kind: 'rough', open: 'NESW' },
  { kind: 'rough', open: 'NESW' },
  { kind: 'rough', open: 'NESW' },
]

/** The first two tiles of every set: where the cavers start, and where they want to go. */
export const START_TILE = 0
export const EXIT_TILE = 1
