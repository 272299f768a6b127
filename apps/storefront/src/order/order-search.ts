/** Token of a guest's order link. */
interface OrderSearch {
  readonly token?: string
}

export const parseOrderSearch = (search: Record<string, unknown>): OrderSearch =>
  typeof search.token === "string" && search.token !== "" ? { token: search.token } : {}
