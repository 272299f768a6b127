import { queryOptions } from "@tanstack/react-query"
import {
  noSavedSearches,
  SAVED_SEARCH_LISTS,
  type SavedSearches,
  type SavedSearchList,
  savedIn,
} from "@voltread/domain/catalogue/saved-searches.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { Envelope } from "@voltread/ui/api/envelope.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { guestSearches } from "./guest-searches.ts"

const PATH = "/api/user/savedSearches"
const FAILED = "Your saved searches could not be reached. Please try again."

const schema = async () =>
  (await import("@voltread/domain/catalogue/saved-searches-schema.ts")).SavedSearchesData

const searchesIn = async (answer: Envelope | null): Promise<SavedSearches> => {
  if (answer?.isSuccess !== true) throw new ApiError("refused", answer?.errorMessage || FAILED)
  return (await decoded(schema, answer.data)).savedSearches
}

export const accountSearchesQuery = (rest: RestRequest, username: string) =>
  queryOptions({
    queryKey: ["saved-searches", username],
    queryFn: async ({ signal }) => searchesIn(await rest({ method: "GET", path: PATH, signal })),
  })

export const sendSearches = async (rest: RestRequest, added: SavedSearches): Promise<SavedSearches> =>
  searchesIn(await rest({ method: "PUT", path: PATH, body: added }))

export const sendCleared = async (
  rest: RestRequest,
  list: SavedSearchList,
  name: string | undefined,
): Promise<SavedSearches> => {
  const query = name === undefined ? "" : `?name=${encodeURIComponent(name)}`
  return searchesIn(await rest({ method: "DELETE", path: `${PATH}/${list}${query}` }))
}

/** Moves the guest's saved searches from this device to the account. */
export const mergeGuestSearches = async (
  { rest, queries }: Pick<ShopContext, "rest" | "queries">,
  username: string,
): Promise<void> => {
  const guest = guestSearches.get()
  if (SAVED_SEARCH_LISTS.every((list) => savedIn(guest, list).length === 0)) return
  const merged = await sendSearches(rest, guest)
  guestSearches.set(noSavedSearches)
  await setAnswer(queries, accountSearchesQuery(rest, username).queryKey, merged)
}
