import { filled } from "../router/search-params.ts"

/** Token of a guest's order link. */
interface OrderSearch {
  readonly token?: string | undefined
}

export const parseOrderSearch = ({ token }: Record<string, unknown>): OrderSearch => ({
  token: filled(token),
})
