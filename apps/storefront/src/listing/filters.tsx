import { categoriesUnder } from "@voltread/domain/catalogue/category-menu.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { SearchProductsQuery } from "../generated/listing.ts"
import { appliedFilters } from "./applied-filters.ts"
import { Facet } from "./facet.tsx"
import { type ListingSearch, refined, toggled } from "./listing-search.ts"
import { PriceFacet } from "./price-facet.tsx"

export interface FiltersProps {
  readonly filters: SearchProductsQuery["searchProducts"]["filters"] | undefined
  readonly search: ListingSearch
  readonly category: string | undefined
  readonly onChange: (search: ListingSearch) => void
}

function Groups({ filters, search, category, onChange }: FiltersProps) {
  if (filters === undefined) return null
  // On a page of one category there is nothing to choose; on a group's page, its own subcategories.
  const within = category === undefined ? undefined : categoriesUnder(category)
  const categories = filters.categories.filter(
    (option) => within === undefined || within.includes(option.value),
  )
  return (
    <>
      {(within === undefined || within.length > 1) && (
        <Facet
          title="Category"
          options={categories}
          chosen={search.category ?? []}
          onToggle={(value) => onChange(refined(search, { category: toggled(search.category, value) }))}
        />
      )}
      <Facet
        title="Brand"
        options={filters.brands}
        chosen={search.brand ?? []}
        onToggle={(value) => onChange(refined(search, { brand: toggled(search.brand, value) }))}
      />
      <PriceFacet
        min={search.min}
        max={search.max}
        range={[filters.minPrice, filters.maxPrice]}
        onApply={(min, max) => onChange(refined(search, { min, max }))}
      />
    </>
  )
}

/** Beside the products on wide screens; behind one button on narrow ones. */
export function Filters(props: FiltersProps) {
  const count = appliedFilters(props.search).length
  return (
    <>
      <aside aria-label="Filters" className="hidden desk:block">
        <Groups {...props} />
      </aside>
      <details className="group rounded-md border border-line-strong bg-surface desk:hidden">
        <summary className="flex h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold">
          <Icon name="filter" />
          Filters{count > 0 && ` (${count})`}
          <Icon name="chevron-down" className="ml-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4">
          <Groups {...props} />
        </div>
      </details>
    </>
  )
}
