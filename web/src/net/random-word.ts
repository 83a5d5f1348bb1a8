/** Nobody draws it twice. `crypto.randomUUID` is there only where the page came over TLS or from this machine. */
export const randomWord = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')
