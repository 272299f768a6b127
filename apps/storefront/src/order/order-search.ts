import { filled } from "../router/search-params.ts"

/** Token of a guest's order link. */
interface OrderSearch {
  readonly token?: string | undefined
}

/** What follows it is of the sentence that the link stood in. */
const TOKEN = /^\d+\.[\w-]+/

export const parseOrderSearch = (search: Record<string, unknown>): OrderSearch => {
  const token = filled(search.token)
  return { token: token && (TOKEN.exec(token)?.[0] ?? token) }
}
