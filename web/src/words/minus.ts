/** A number as it is printed: with a minus, where Intl writes a hyphen. */
export const withMinus = (number: string): string => number.replace('-', '−')
