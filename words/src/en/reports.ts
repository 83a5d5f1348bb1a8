/** What a check has found, and reporting a problem: loaded when somebody asks for it. */
export const reports = {
  'fairness.recomputed':
    'Every card and die follows from the seeds. This device did not see whether they were announced before the game.',
  'fairness.announced':
    'Every card and die follows from the seeds that were announced before the game, as this device noted: nobody could have chosen them.',
  'fairness.claimed':
    'The moves follow the rules, cards and dice the file’s own seeds. Where these come from is as claimed by the file.',
  'fairness.exchanged': 'These are not the shuffles that were announced before the game: they were swapped.',
  'fairness.sealed': 'The moves follow the rules; the seeds have not been revealed yet.',
  'fairness.scripted': 'The moves follow the rules; cards and dice were given by hand.',
  'fairness.broken': 'This record does not fit the rules or its own seeds.',
  'fairness.dealtBefore':
    'Every card and die follows from the seeds of another game: anybody who had played or watched that one knew what was coming.',
  'problem.title': 'Report a problem',
  'problem.text':
    'One file is saved on this device: the position, what you could do, the latest announcements, the record of the game if this device has it, and the version. It names nobody. Nothing is sent: give the file to whoever runs this server, or to the makers of Grotto.',
  'problem.says': 'What went wrong?',
  'problem.save': 'Save the report',
  'problem.saved': 'Saved as {file} among your downloads.',
} as const
