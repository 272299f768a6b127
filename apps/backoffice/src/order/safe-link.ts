/** The address if it can be linked to. Addresses from outside may be `javascript:` and the like. */
export const safeLink = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
