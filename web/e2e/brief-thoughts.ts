import type { BrowserContext } from 'playwright-core'

/** As little as bots of the tests' servers think (server-process.ts). */
export const BRIEFLY_MS = 20

/**
 * Bots of a page think for as long as they may, whatever they find, and a game has hundreds of decisions: most of the
 * work of a whole game. They are asked as always, but given less time; what they answer is as good as a test needs.
 */
export const letBotsThinkBriefly = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`{
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (asked, ...more) {
      const patience = asked?.question?.patience
      const brief = patience && { ...asked, question: { ...asked.question, patience: Math.min(patience, ${BRIEFLY_MS}) } }
      return postMessage.call(this, brief || asked, ...more)
    }
  }`)
