import {
  clearSearch,
  clearSearches,
  noSavedSearches,
  type SavedSearches,
  type SavedSearchList,
  saveAll,
} from "@voltread/domain/catalogue/saved-searches.ts"
import { SavedSearches as SavedSearchesSchema } from "@voltread/domain/catalogue/saved-searches-schema.ts"
import { savedIn } from "./saved-list.ts"

const saved = savedIn<SavedSearches>({
  table: "saved_searches",
  column: "searches",
  schema: SavedSearchesSchema,
  none: noSavedSearches,
})

export const savedSearchesOf = saved.of

/** Adds these to the saved searches. Idempotent. */
export const addSavedSearches = (username: string, added: SavedSearches) =>
  saved.update(username, (kept) => saveAll(kept, added))

/** Deletes one search by its name, or the whole list. */
export const clearSavedSearches = (username: string, list: SavedSearchList, name: string | undefined) =>
  saved.update(username, (kept) =>
    name === undefined ? clearSearches(kept, list) : clearSearch(kept, list, name),
  )
