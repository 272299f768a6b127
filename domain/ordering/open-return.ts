/** The return of a line is not finished yet. Apart from the schema of returns, which the storefront does not load. */
export const isOpenReturn = (request: { readonly status: string } | null): boolean =>
  request !== null && request.status !== "REFUSED" && request.status !== "REFUNDED"
