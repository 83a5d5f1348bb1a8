/** V By rank: the lower is the victim where distances are equal (H-5). */
export const CAVERS = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'] as const
export type CaverName = (typeof CAVERS)[number]
