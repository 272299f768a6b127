const NAMES: Readonly<Record<string, string>> = { "simple-lease": "Simple Lease" }

/** The lender's display name; an unknown lender keeps the name it has. */
export const lenderNameOf = (lender: string): string =>
  Object.hasOwn(NAMES, lender) ? (NAMES[lender] ?? lender) : lender
