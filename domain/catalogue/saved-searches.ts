/** A search for tires or wheels that a shopper has saved. */
export interface SavedSearch {
  /** Unique within its list. */
  readonly name: string
  /** The query string of the listing, such as `vehicle=…&season=All-Season&max=180`. */
  readonly search: string
}

/** Spec §3: by vehicle there is a list of tire searches and one of wheel searches, by size there is one. */
export interface SavedSearches {
  readonly byVehicle: {
    readonly tires: ReadonlyArray<SavedSearch>
    readonly wheels: ReadonlyArray<SavedSearch>
  }
  readonly bySize: ReadonlyArray<SavedSearch>
}

/** One of the lists. */
export const SAVED_SEARCH_LISTS = ["tires", "wheels", "size"] as const
export type SavedSearchList = (typeof SAVED_SEARCH_LISTS)[number]

/** A list keeps its newest searches; older ones would not be found among more. */
export const MAX_SAVED = 50
export const MAX_NAME_LENGTH = 120
export const MAX_SEARCH_LENGTH = 2_000

export const noSavedSearches: SavedSearches = { byVehicle: { tires: [], wheels: [] }, bySize: [] }

export const savedIn = (searches: SavedSearches, list: SavedSearchList): ReadonlyArray<SavedSearch> => {
  switch (list) {
    case "tires":
    case "wheels":
      return searches.byVehicle[list]
    case "size":
      return searches.bySize
  }
}

const withList = (
  searches: SavedSearches,
  list: SavedSearchList,
  saved: ReadonlyArray<SavedSearch>,
): SavedSearches => {
  switch (list) {
    case "tires":
    case "wheels":
      return { ...searches, byVehicle: { ...searches.byVehicle, [list]: saved } }
    case "size":
      return { ...searches, bySize: saved }
  }
}

const named = (name: string) => (each: SavedSearch) => each.name === name

/** Spec §4: a new name is added at the front; an existing one moves to the front, with its new search. */
export const saveSearch = (
  searches: SavedSearches,
  list: SavedSearchList,
  search: SavedSearch,
): SavedSearches => {
  const isOther = (each: SavedSearch) => !named(search.name)(each)
  const saved = [search, ...savedIn(searches, list).filter(isOther)]
  return withList(searches, list, saved.slice(0, MAX_SAVED))
}

/** Spec §4: a search can be cleared by its name. */
export const clearSearch = (searches: SavedSearches, list: SavedSearchList, name: string): SavedSearches =>
  withList(
    searches,
    list,
    savedIn(searches, list).filter((each) => !named(name)(each)),
  )

/** Spec §4: all by size, or all of one vehicle list, can be cleared. */
export const clearSearches = (searches: SavedSearches, list: SavedSearchList): SavedSearches =>
  withList(searches, list, [])

/** Adds all of `added`, with its first search at the front. Idempotent. */
export const saveAll = (searches: SavedSearches, added: SavedSearches): SavedSearches =>
  SAVED_SEARCH_LISTS.reduce(
    (whole, list) =>
      savedIn(added, list).reduceRight((merged, search) => saveSearch(merged, list, search), whole),
    searches,
  )
