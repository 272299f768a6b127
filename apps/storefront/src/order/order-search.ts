/** The token of a guest's link to an order. */
export interface OrderSearch {
  readonly token?: string
}

export const parseOrderSearch = (search: Record<string, unknown>): OrderSearch =>
  typeof search.token === "string" && search.token !== "" ? { token: search.token } : {}
