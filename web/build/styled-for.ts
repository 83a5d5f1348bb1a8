/** Older browsers would have to be told colours of two themes in other words, and parts that stay dark by day could not. */
export const STYLED_FOR = ['chrome123', 'safari17.5', 'firefox120'] as const
