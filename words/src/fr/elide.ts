import type { Args } from '../words.ts'

/** Before a vowel or a silent h French says d’: d’Hélène, d’Yves, but de Yann, de Harry. */
const SILENT = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h[eéèêioôuy]|y[^aeiouàâäéèêëîïôöùûüœæ])/i

/** A French message with its « de {name} » fitted to the name. */
export const elide = (message: string, args: Args): string =>
  message.replace(/\b([dD])e \{(\w+)\}/g, (whole, d: string, name: string) =>
    SILENT.test(String(args[name])) ? `${d}’{${name}}` : whole,
  )
