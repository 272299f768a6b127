/** The address if it is safe to link to: one from outside may be `javascript:`. */
export const safeLink = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
