// Apart from the schema of returns, which the storefront does not load.

interface Return {
  readonly status: string
}

const OVER: ReadonlySet<string> = new Set(["REFUSED", "WITHDRAWN", "REFUNDED"])

/** The return of a line is not finished yet. */
export const isOpenReturn = (request: Return | null): boolean => request !== null && !OVER.has(request.status)

/** The items of the return may still come, and its customer may withdraw it. */
export const isAwaitedReturn = <R extends Return>(
  request: R | null,
): request is R & { readonly status: "REQUESTED" | "ACCEPTED" } =>
  request?.status === "REQUESTED" || request?.status === "ACCEPTED"
