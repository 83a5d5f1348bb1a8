import { builtPage, GALLERIES, PLUGGED_PAGE, WALKED_PAGE } from './page.mjs'
import { runtime } from './runtime.mjs'

/** Before the tests in the browser begin: what they look at is as its sources are now. */
export async function setup() {
  const node = await runtime()
  await Promise.all([WALKED_PAGE, PLUGGED_PAGE, GALLERIES].map(page => builtPage(node, page)))
}
