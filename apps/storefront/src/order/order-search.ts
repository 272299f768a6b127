import { filled } from "../router/search-params.ts"

/** Token of a guest's order link. */
interface OrderSearch {
  readonly token?: string | undefined
}

/** What follows it is of the sentence that the link stood in. */
const TOKEN = /^\d+\.[\w-]+/

const tokenIn = (value: unknown): string | undefined =>
  typeof value === "string" ? TOKEN.exec(value)?.[0] : undefined

export const parseOrderSearch = ({ token }: Record<string, unknown>): OrderSearch => ({
  // A comma makes it a list.
  token: tokenIn(Array.isArray(token) ? token[0] : token) ?? filled(token),
})
