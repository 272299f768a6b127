import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import { FACET_NAMES, type FacetName } from "@voltread/domain/catalogue/facet-names.ts"
import { kindOf } from "@voltread/domain/catalogue/facets.ts"
import type { ListingSearch } from "../router/listing-search.ts"

export interface FacetOption {
  readonly value: string
  readonly label: string
  readonly count: number
}

/** A facet as the server sends it. */
interface ApiFacet {
  readonly kind: string
  readonly title: string
  readonly values: ReadonlyArray<FacetOption>
}

export interface ListingFacet {
  readonly name: FacetName
  readonly title: string
  readonly options: ReadonlyArray<FacetOption>
}

/**
 * The filters of a page. What every product found meets narrows nothing and is left out, unless its filter is on. A
 * category's page offers no categories, a group's page only its own.
 */
export const facetsOf = (
  counted: ReadonlyArray<ApiFacet>,
  category: string | undefined,
  total: number,
  search: ListingSearch,
): ReadonlyArray<ListingFacet> => {
  const within = category === undefined ? undefined : categoriesUnder(category)
  return counted.flatMap(({ kind, title, values }): ReadonlyArray<ListingFacet> => {
    const name = FACET_NAMES.find((each) => kindOf(each) === kind)
    if (name === undefined || (name === "category" && within?.length === 1)) return []
    const options =
      name === "category" && within !== undefined
        ? values.filter((option) => within.includes(option.value))
        : values
    const narrowing = search[name] === undefined ? options.filter(({ count }) => count < total) : options
    return narrowing.length > 0 ? [{ name, title, options: narrowing }] : []
  })
}
