import { useQuery, useQueryClient } from "@tanstack/react-query"
import {
  clearSearch,
  clearSearches,
  noSavedSearches,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchList,
  saveSearch,
} from "@voltread/domain/catalogue/saved-searches.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import { inTurn } from "../shop/in-turn.ts"
import { toast } from "../shop/toasts.ts"
import { useShop, useUsername } from "../shop/use-shop.ts"
import { accountSearchesQuery, sendCleared, sendSearches } from "./account-searches.ts"
import { guestSearches } from "./guest-searches.ts"

const changing = inTurn()

interface SavedSearchesState {
  readonly searches: SavedSearches
  readonly save: (list: SavedSearchList, search: SavedSearch) => void
  /** Clears the search of that name, or the whole list. */
  readonly clear: (list: SavedSearchList, name?: string) => void
}

/** A guest's searches on this device, or the account's. Changes are optimistic and reverted if refused. */
export const useSavedSearches = (): SavedSearchesState => {
  const { rest } = useShop()
  const queries = useQueryClient()
  const username = useUsername()
  const guest = useLocalStore(guestSearches)
  const options = accountSearchesQuery(rest, username)
  const account = useQuery({ ...options, enabled: username !== "" })
  const searches = username === "" ? guest : (account.data ?? noSavedSearches)

  const change = (after: SavedSearches, send: () => Promise<SavedSearches>) => {
    if (username === "") return guestSearches.set(after)
    queries.setQueryData(options.queryKey, after)
    changing(send, (saved) => setAnswer(queries, options.queryKey, saved)).catch((error: unknown) => {
      toast({ severity: "error", message: messageOf(error) })
      void queries.invalidateQueries({ queryKey: options.queryKey })
    })
  }

  return {
    searches,
    save: (list, search) =>
      change(saveSearch(searches, list, search), () =>
        sendSearches(rest, saveSearch(noSavedSearches, list, search)),
      ),
    clear: (list, name) =>
      change(name === undefined ? clearSearches(searches, list) : clearSearch(searches, list, name), () =>
        sendCleared(rest, list, name),
      ),
  }
}
