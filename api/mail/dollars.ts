/** Cents as a mail writes them: "$1,234.50". */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })
