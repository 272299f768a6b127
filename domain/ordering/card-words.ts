/** How its owner knows a card: "Visa ending in 1111". */
export const cardWords = ({ type, lastFour }: { readonly type: string; readonly lastFour: string }): string =>
  `${type} ending in ${lastFour}`
