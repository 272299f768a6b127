import { Icon } from "@voltread/ui/components/icon.tsx"
import { SelectBox } from "@voltread/ui/components/select-box.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { type ReactNode, useId } from "react"
import type { ListingSearch, Sort } from "../router/listing-search.ts"
import { withFilters } from "./change-listing.ts"

const labels: Readonly<Record<Sort, string>> = {
  relevance: "Best match",
  price_asc: "Price, low to high",
  price_desc: "Price, high to low",
  rating: "Customer rating",
  best_selling: "Best selling",
  newest: "Newest",
}

/** The in-stock filter and the sort order, above the products. */
export function ListingToolbar({
  search,
  onChange,
  children,
}: {
  readonly search: ListingSearch
  readonly onChange: (search: ListingSearch) => void
  readonly children?: ReactNode
}) {
  const sortId = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <button
        {...early}
        type="button"
        aria-pressed={search.stock === true}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-accent-soft"
        onClick={() => onChange(withFilters(search, { stock: search.stock === true ? undefined : true }))}
      >
        {search.stock === true && <Icon name="check" className="size-4" />}
        In stock only
      </button>
      {children}
      <div className="ml-auto flex max-w-full flex-wrap items-center gap-x-2 text-sm">
        <label htmlFor={sortId} className="text-muted">
          Sort by
        </label>
        <SelectBox
          {...early}
          id={sortId}
          value={search.sort ?? "relevance"}
          onChange={(event) => onChange(withFilters(search, { sort: event.target.value }))}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pl-3 font-semibold hover:border-ink"
        >
          {Object.entries(labels).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </SelectBox>
      </div>
    </div>
  )
}
