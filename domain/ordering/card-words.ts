/** The brand of a card as it writes itself; gateways and events write "MasterCard". */
export const cardBrand = (type: string): string => (type === "MasterCard" ? "Mastercard" : type)

/** How its owner knows a card: "Visa ending in 1111". */
export const cardWords = ({ type, lastFour }: { readonly type: string; readonly lastFour: string }): string =>
  `${cardBrand(type)} ending in ${lastFour}`
