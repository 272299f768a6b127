import { FACET_NAMES } from "@voltread/domain/catalogue/facet-names.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { toggleValue, withFilters } from "./change-listing.ts"
import { facetLabel } from "./facet-label.ts"
import type { ListingFacet } from "./facets.ts"

export interface AppliedFilter {
  readonly key: string
  readonly label: string
  /** The listing without it. */
  readonly without: ListingSearch
}

const dollars = (amount: number): string => `$${formatNumber(amount)}`

/** The active filters, each with the listing that results from removing it. */
export const appliedFilters = (
  search: ListingSearch,
  facets: ReadonlyArray<ListingFacet>,
): ReadonlyArray<AppliedFilter> => [
  ...FACET_NAMES.flatMap((name) =>
    (search[name] ?? []).map((value) => ({
      key: `${name}-${value}`,
      label: facetLabel(name, value, facets.find((facet) => facet.name === name)?.options ?? []),
      without: withFilters(search, { [name]: toggleValue(search[name], value) }),
    })),
  ),
  ...(search.min === undefined
    ? []
    : [
        {
          key: "min",
          label: `From ${dollars(search.min)}`,
          without: withFilters(search, { min: undefined }),
        },
      ]),
  ...(search.max === undefined
    ? []
    : [
        {
          key: "max",
          label: `Up to ${dollars(search.max)}`,
          without: withFilters(search, { max: undefined }),
        },
      ]),
  ...(search.stock === true
    ? [{ key: "stock", label: "In stock", without: withFilters(search, { stock: undefined }) }]
    : []),
]
