import { FACET_NAMES } from "@voltread/domain/catalogue/facets.ts"
import { type ListingSearch, parseListing } from "./listing-search.ts"

/** The same listing with other filters: back at its first page. */
export const refined = (
  search: ListingSearch,
  change: { readonly [K in keyof ListingSearch]?: unknown },
): ListingSearch => {
  const { page: _, ...rest } = search
  return parseListing({ ...rest, ...change })
}

/** The same listing at another of its pages. */
export const onPage = (search: ListingSearch, page: number): ListingSearch =>
  parseListing({ ...search, page })

/** Adds a value to a list or takes it out. */
export const toggled = (list: ReadonlyArray<string> | undefined, value: string): ReadonlyArray<string> =>
  list?.includes(value) === true ? list.filter((each) => each !== value) : [...(list ?? []), value]

/** Takes off all that chips can remove: what was looked for, and for which vehicle, stays. */
export const cleared = (search: ListingSearch): ListingSearch => {
  const none = Object.fromEntries(FACET_NAMES.map((facet) => [facet, undefined]))
  return refined(search, { ...none, min: undefined, max: undefined, stock: undefined })
}
