const NAMES: Readonly<Record<string, string>> = { "simple-lease": "Simple Lease" }

/** As people read it; one that the table does not know goes by the name it has. */
export const lenderNameOf = (lender: string): string =>
  Object.hasOwn(NAMES, lender) ? (NAMES[lender] ?? lender) : lender
