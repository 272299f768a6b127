import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ListingSearch } from "../router/listing-search.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import type { AppliedFilter } from "./applied-filters.ts"
import { clearFilters, exactly } from "./change-listing.ts"

/** Chips of the active filters; each removes its filter. */
export function AppliedChips({
  chips,
  search,
}: {
  readonly chips: ReadonlyArray<AppliedFilter>
  readonly search: ListingSearch
}) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="mt-4 flex flex-wrap gap-2">
      {chips.map((chip) => (
        <Chip key={chip.key} chip={chip} />
      ))}
      <li>
        <Link
          to="."
          search={clearFilters(search)}
          activeOptions={exactly}
          resetScroll={false}
          className="inline-flex h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          Clear all
        </Link>
      </li>
    </ul>
  )
}

function Chip({ chip }: { readonly chip: AppliedFilter }) {
  return (
    <li ref={useFocusOnward<HTMLLIElement>()}>
      <Link
        to="."
        search={chip.without}
        activeOptions={exactly}
        resetScroll={false}
        aria-label={`Remove filter ${chip.label}`}
        className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-surface pr-2.5 pl-3.5 text-sm font-medium hover:bg-sunken"
      >
        {chip.label}
        <Icon name="close" className="size-3.5" />
      </Link>
    </li>
  )
}
