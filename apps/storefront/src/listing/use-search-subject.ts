import { useQuery } from "@tanstack/react-query"
import type { SavedSearchList } from "@voltread/domain/catalogue/saved-searches.ts"
import { vehicleQuery } from "../finder/queries.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { useShop } from "../shop/use-shop.ts"

interface SearchSubject {
  readonly list: SavedSearchList
  /** The vehicle, or the size. */
  readonly name: string
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
  if (search.vehicle !== undefined) {
    return vehicle.data ? { list: kind, name: vehicle.data.name } : undefined
  }
  return kind === "tires" && search.tireSize !== undefined
    ? { list: "size", name: search.tireSize }
    : undefined
}
