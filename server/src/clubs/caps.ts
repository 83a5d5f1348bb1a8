/** How many clubs somebody may be in, and how many people in a club. */
export const CLUB_CAPS = { clubs: 20, members: 60 } as const
/** Tables of a club that wait or are being played, of one member: nobody buries the others'. */
export const OPEN_CLUB_TABLES = 4
