import { Link } from "@tanstack/react-router"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import { DEFAULT_PAGE_SIZE, type ListingSearch, PAGE_SIZES } from "../router/listing-search.ts"
import { exactly, withFilters, withPage } from "./change-listing.ts"
import type { Listing } from "./queries.ts"

/** Links to the other pages, and the page size. */
export function ListingPagination({
  listing: { totalCount, pageSize },
  search,
}: {
  readonly listing: Pick<Listing, "totalCount" | "pageSize">
  readonly search: ListingSearch
}) {
  const last = Math.max(1, Math.ceil(totalCount / pageSize))
  return (
    <>
      <div className="mt-10">
        <Pagination
          current={Math.min(search.page ?? 1, last)}
          last={last}
          renderLink={({ page, ...link }) => (
            <Link
              key={link["aria-label"]}
              to="."
              search={withPage(search, page)}
              activeOptions={exactly}
              {...link}
            />
          )}
        />
      </div>
      {totalCount > PAGE_SIZES[0] && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-3 text-sm text-muted">
          Per page
          {PAGE_SIZES.map((size) => (
            <Link
              key={size}
              to="."
              search={withFilters(search, { size })}
              activeOptions={exactly}
              rel="nofollow"
              aria-current={(search.size ?? DEFAULT_PAGE_SIZE) === size ? "true" : undefined}
              className="numeric inline-grid size-9 place-items-center rounded-sm hover:bg-sunken aria-[current]:font-bold aria-[current]:text-ink aria-[current]:underline"
            >
              {size}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}
