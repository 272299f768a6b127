import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import { type ListingSearch, parseListing } from "../router/listing-search.ts"

/** Changes filters and goes back to the first page. */
export const withFilters = (
  search: ListingSearch,
  change: { readonly [K in keyof ListingSearch]?: unknown },
): ListingSearch => {
  const { page: _, ...rest } = search
  return parseListing({ ...rest, ...change })
}

/** For links to the same listing: one with fewer filters would be told as the current page. */
export const exactly = { exact: true } as const

export const withPage = (search: ListingSearch, page: number): ListingSearch =>
  parseListing({ ...search, page })

export const toggleValue = (list: ReadonlyArray<string> | undefined, value: string): ReadonlyArray<string> =>
  list?.includes(value) === true ? list.filter((each) => each !== value) : [...(list ?? []), value]

/** Removes every filter that has a chip; the search words and the vehicle stay. */
export const clearFilters = (search: ListingSearch): ListingSearch => {
  const none = Object.fromEntries(FACET_NAMES.map((facet) => [facet, undefined]))
  return withFilters(search, { ...none, min: undefined, max: undefined, stock: undefined })
}
