import {
  MAX_NAME_LENGTH,
  MAX_SAVED,
  MAX_SEARCH_LENGTH,
  noSavedSearches,
  type SavedSearch,
  type SavedSearches,
} from "@voltread/domain/catalogue/saved-searches.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"
import { decodeList } from "../local-storage/decode-list.ts"
import { createLocalStore } from "../local-storage/local-store.ts"

const decodeSearch = (stored: unknown): SavedSearch | null => {
  const name = textIn(stored, "name")
  const search = textIn(stored, "search")
  const isOne = name !== "" && name.length <= MAX_NAME_LENGTH && search.length <= MAX_SEARCH_LENGTH
  return isOne ? { name, search } : null
}

const list = (stored: unknown) => decodeList(stored, decodeSearch).slice(0, MAX_SAVED)

/** Decodes saved searches from storage or an answer; invalid entries are dropped. */
export const decodeSavedSearches = (stored: unknown): SavedSearches => {
  const searches = isRecord(stored) ? stored : {}
  const byVehicle = isRecord(searches.byVehicle) ? searches.byVehicle : {}
  return {
    byVehicle: { tires: list(byVehicle.tires), wheels: list(byVehicle.wheels) },
    bySize: list(searches.bySize),
  }
}

export const guestSearches = createLocalStore<SavedSearches>("searches", noSavedSearches, decodeSavedSearches)
