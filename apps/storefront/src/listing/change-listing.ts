import { FACETS, type ListingSearch, parseListing } from "../router/listing-search.ts"

/** The same listing with other filters: back at its first page. */
export const withFilters = (
  search: ListingSearch,
  change: { readonly [K in keyof ListingSearch]?: unknown },
): ListingSearch => {
  const { page: _, ...rest } = search
  return parseListing({ ...rest, ...change })
}

/** The same listing at another of its pages. */
export const withPage = (search: ListingSearch, page: number): ListingSearch =>
  parseListing({ ...search, page })

/** Adds a value to a list or takes it out. */
export const toggleValue = (list: ReadonlyArray<string> | undefined, value: string): ReadonlyArray<string> =>
  list?.includes(value) === true ? list.filter((each) => each !== value) : [...(list ?? []), value]

/** Takes off all that chips can remove: what was looked for, and for which vehicle, stays. */
export const clearFilters = (search: ListingSearch): ListingSearch => {
  const none = Object.fromEntries(FACETS.map((facet) => [facet, undefined]))
  return withFilters(search, { ...none, min: undefined, max: undefined, stock: undefined })
}
