/** Something the user can put right: printed as one line, exit code 2. Anything else is a bug of ours and shows its stack. */
export class Trouble extends Error {
  override name = 'Trouble'
}
