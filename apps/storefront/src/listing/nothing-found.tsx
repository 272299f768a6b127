import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import type { ListingSearch } from "../router/listing-search.ts"
import { clearFilters, exactly, withFilters } from "./change-listing.ts"

interface NothingFoundProps {
  readonly search: ListingSearch
  /** The server's reason, where it has one. */
  readonly notice: string | null
  readonly isFiltered: boolean
  /** Products match, but not as many as would reach this page. */
  readonly isPastLastPage: boolean
}

const ways = [
  { category: "televisions", name: "Televisions" },
  { category: "laptop-computers", name: "Laptops" },
  { category: "smartphones", name: "Smartphones" },
  { category: "tires", name: "Tires" },
  { category: "wheels", name: "Wheels" },
] as const

/** Says why a listing is empty and what to try instead. */
export function NothingFound({ search, notice, isFiltered, isPastLastPage }: NothingFoundProps) {
  const wayOut = () => {
    if (isPastLastPage)
      return (
        <Link to="." search={withFilters(search, {})} activeOptions={exactly} className={buttonStyle()}>
          Go to the first page
        </Link>
      )
    if (isFiltered)
      return (
        <Link to="." search={clearFilters(search)} activeOptions={exactly} className={buttonStyle()}>
          Clear all filters
        </Link>
      )
    return (
      <Link to="/categories" className={buttonStyle()}>
        Browse the categories
      </Link>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon="search"
        title={isPastLastPage ? "Nothing on this page" : "Nothing matches"}
        action={wayOut()}
      >
        {notice ?? "Nothing we sell matches all of these filters."}
      </EmptyState>
      <nav aria-label="Popular categories">
        <ul className="flex flex-wrap justify-center gap-3">
          {ways.map(({ category, name }) => (
            <li key={category}>
              <Link
                to="/products/$category"
                params={{ category }}
                className="inline-flex h-11 items-center rounded-full border border-line-strong px-4 font-semibold hover:bg-sunken"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
