import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { FACET_NAMES, type FacetName } from "@voltread/domain/catalogue/facets.ts"
import { formatNumber } from "@voltread/ui/components/number.ts"
import type { ListingFacet } from "./facets.ts"
import { refined, toggled } from "./listing-change.ts"
import type { ListingSearch } from "./listing-search.ts"

export interface AppliedFilter {
  readonly key: string
  readonly label: string
  /** The listing without it. */
  readonly without: ListingSearch
}

const dollars = (amount: number): string => `$${formatNumber(amount)}`

/** What the server calls a value; one that nothing matches any more goes by its own name. */
const labelOf = (facets: ReadonlyArray<ListingFacet>, name: FacetName, value: string): string =>
  facets.find((facet) => facet.name === name)?.options.find((option) => option.value === value)?.label ??
  (name === "category" ? categoryName(value) : value)

/** Every filter that is on, as a chip that takes it off. */
export const appliedFilters = (
  search: ListingSearch,
  facets: ReadonlyArray<ListingFacet>,
): ReadonlyArray<AppliedFilter> => [
  ...FACET_NAMES.flatMap((name) =>
    (search[name] ?? []).map((value) => ({
      key: `${name}-${value}`,
      label: labelOf(facets, name, value),
      without: refined(search, { [name]: toggled(search[name], value) }),
    })),
  ),
  ...(search.min === undefined
    ? []
    : [{ key: "min", label: `From ${dollars(search.min)}`, without: refined(search, { min: undefined }) }]),
  ...(search.max === undefined
    ? []
    : [{ key: "max", label: `Up to ${dollars(search.max)}`, without: refined(search, { max: undefined }) }]),
  ...(search.stock === true
    ? [{ key: "stock", label: "In stock", without: refined(search, { stock: undefined }) }]
    : []),
]
