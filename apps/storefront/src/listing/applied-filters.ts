import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { type ListingSearch, refined, toggled } from "./listing-search.ts"

export interface AppliedFilter {
  readonly key: string
  readonly label: string
  /** The listing without it. */
  readonly without: ListingSearch
}

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`

/** Every filter that is on, as a chip that takes it off. */
export const appliedFilters = (search: ListingSearch): ReadonlyArray<AppliedFilter> => [
  ...(search.category ?? []).map((value) => ({
    key: `category-${value}`,
    label: categoryName(value),
    without: refined(search, { category: toggled(search.category, value) }),
  })),
  ...(search.brand ?? []).map((value) => ({
    key: `brand-${value}`,
    label: value,
    without: refined(search, { brand: toggled(search.brand, value) }),
  })),
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
