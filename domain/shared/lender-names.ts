const NAMES: Readonly<Record<string, string>> = { "simple-lease": "Simple Lease" }

/** The lender's display name; an unknown lender keeps the name it has. */
export const lenderNameOf = (lender: string): string =>
  Object.hasOwn(NAMES, lender) ? (NAMES[lender] ?? lender) : lender

/** Whether somebody by that name, of either kind, lends, as far as the table knows. */
export const isLender = (name: string): boolean => Object.entries(NAMES).flat().includes(name)
