import type { FacetName } from "@voltread/domain/catalogue/facet-names.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { withFilters } from "./change-listing.ts"
import { Facet } from "./facet.tsx"
import type { ListingFacet } from "./facets.ts"
import { PriceFacet } from "./price-facet.tsx"

export interface FiltersProps {
  readonly facets: ReadonlyArray<ListingFacet>
  /** Lowest and highest price within the other filters, in dollars; undefined while loading. */
  readonly prices: readonly [number, number] | undefined
  readonly search: ListingSearch
  readonly onChange: (search: ListingSearch) => void
}

/** Facets of which one value is chosen, because it includes the higher ones, with the label for none. */
const ANY: Partial<Record<FacetName, string>> = { reviews: "Any rating" }

/** All facets, with the price after the most used ones. */
export function Filters({ facets, prices, search, onChange }: FiltersProps) {
  if (prices === undefined) return null
  const groups = facets.map(({ name, title, options }) => (
    <Facet
      key={name}
      name={name}
      title={title}
      options={options}
      chosen={search[name] ?? []}
      any={ANY[name]}
      onChoose={(chosen) => onChange(withFilters(search, { [name]: chosen }))}
    />
  ))
  return (
    <>
      {groups.slice(0, 2)}
      <PriceFacet
        min={search.min}
        max={search.max}
        range={prices}
        onApply={(min, max) => onChange(withFilters(search, { min, max }))}
      />
      {groups.slice(2)}
    </>
  )
}
