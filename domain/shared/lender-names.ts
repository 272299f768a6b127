const NAMES: ReadonlyMap<string, string> = new Map([["simple-lease", "Simple Lease"]])

/** The lender's display name; an unknown lender keeps the name it has. */
export const lenderNameOf = (lender: string): string => NAMES.get(lender) ?? lender

/** Whether somebody by that name, of either kind, lends, as far as the table knows. */
export const isLender = (name: string): boolean => [...NAMES].flat().includes(name)
