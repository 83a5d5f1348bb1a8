/** What a check is told to overlook: a selector, or nothing. Set before its script runs. */
declare const GROTTO_BESIDES: string
