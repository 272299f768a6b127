/** An address that came from outside as a link, if it is one of the web; `javascript:` and the like are not. */
export const safeLink = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined
