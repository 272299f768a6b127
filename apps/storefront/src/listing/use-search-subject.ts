import { useQuery } from "@tanstack/react-query"
import type { SavedSearchList } from "@voltread/domain/catalogue/saved-searches.ts"
import { vehicleQuery } from "../finder/queries.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { useShop } from "../shop/use-shop.ts"

interface SearchSubject {
  readonly list: SavedSearchList
  /** The vehicle, or the size. */
  readonly name: string
  /** The vehicle's factory size, and the words that were typed. */
  readonly narrowedBy: ReadonlyArray<string>
}

/** The vehicle or size of a tire or wheel search; only these searches can be saved (spec §3, saved searches). */
export const useSearchSubject = (
  kind: "tires" | "wheels" | undefined,
  search: ListingSearch,
): SearchSubject | undefined => {
  const { request } = useShop()
  const vehicle = useQuery({
    ...vehicleQuery(request, search.vehicle ?? ""),
    enabled: search.vehicle !== undefined,
  })
  if (kind === undefined) return undefined
  const words = search.q === undefined ? [] : [`“${search.q}”`]
  if (search.vehicle !== undefined) {
    if (!vehicle.data) return undefined
    const { name, fitments } = vehicle.data
    const sizes = fitments.filter(({ position }) => position === search.fitment).map(({ label }) => label)
    return { list: kind, name, narrowedBy: [...sizes, ...words] }
  }
  return kind === "tires" && search.tireSize !== undefined
    ? { list: "size", name: search.tireSize, narrowedBy: words }
    : undefined
}
