import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import type { ReactNode } from "react"
import { CompareToggle } from "../compare/compare-toggle.tsx"
import { CompareTray } from "../compare/compare-tray.tsx"
import { keptProduct } from "../device/kept-product.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { useShop } from "../session/use-shop.ts"
import { appliedFilters } from "./applied-filters.ts"
import { Filters } from "./filters.tsx"
import { cleared, DEFAULT_PAGE_SIZE, type ListingSearch, onPage, refined } from "./listing-search.ts"
import { ListingTools } from "./listing-tools.tsx"
import { listingQuery } from "./queries.ts"

export interface ListingPageProps {
  readonly title: string
  /** Slug of the menu entry whose page this is; absent on the search page. */
  readonly category?: string
  readonly search: ListingSearch
  readonly header?: ReactNode
}

/** Products with filters, chips, order and pages; all of it stands in the address. */
export function ListingPage({ title, category, search, header }: ListingPageProps) {
  const { request } = useShop()
  const navigate = useNavigate()
  const listing = useQuery(listingQuery(request, search, category))
  const show = (next: ListingSearch) => void navigate({ to: ".", search: next, resetScroll: false })
  const chips = appliedFilters(search)
  const { data } = listing
  const lastPage = data === undefined ? 1 : Math.max(1, Math.ceil(data.totalCount / data.pageSize))

  return (
    <div className="page py-6 desk:py-10">
      {header}
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-3xl">{title}</h1>
        <p aria-live="polite" className="numeric text-muted">
          {data === undefined
            ? ""
            : `${data.totalCount.toLocaleString("en-US")} ${data.totalCount === 1 ? "product" : "products"}`}
        </p>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-4 desk:grid-cols-[15rem_1fr] wide:grid-cols-[17rem_1fr]">
        <Filters filters={data?.filters} search={search} category={category} onChange={show} />
        <section aria-label="Products" aria-busy={listing.isPlaceholderData} className="min-w-0">
          <h2 className="sr-only">Products</h2>
          <ListingTools search={search} onChange={show} />
          {chips.length > 0 && (
            <ul aria-label="Applied filters" className="mt-4 flex flex-wrap gap-2">
              {chips.map((chip) => (
                <li key={chip.key}>
                  <Link
                    to="."
                    search={chip.without}
                    resetScroll={false}
                    aria-label={`Remove filter ${chip.label}`}
                    className="inline-flex h-9 items-center gap-2 rounded-full border border-line-strong bg-surface pr-2.5 pl-3.5 text-sm font-medium hover:bg-sunken"
                  >
                    {chip.label}
                    <Icon name="close" className="size-3.5" />
                  </Link>
                </li>
              ))}
              <li>
                <Link
                  to="."
                  search={cleared(search)}
                  resetScroll={false}
                  className="inline-flex h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
                >
                  Clear all
                </Link>
              </li>
            </ul>
          )}
          <div className={`mt-5 transition-opacity ${listing.isPlaceholderData ? "opacity-60" : ""}`}>
            {listing.isError && data === undefined ? (
              <ErrorState title="The products could not be loaded" onRetry={() => void listing.refetch()}>
                {messageOf(listing.error)}
              </ErrorState>
            ) : data === undefined ? (
              <ProductGridSkeleton count={12} />
            ) : data.products.length === 0 ? (
              <EmptyState
                icon="search"
                title="Nothing matches"
                action={
                  chips.length > 0 ? (
                    <Link to="." search={cleared(search)} className={buttonStyle()}>
                      Clear all filters
                    </Link>
                  ) : (
                    <Link to="/" className={buttonStyle()}>
                      Browse the categories
                    </Link>
                  )
                }
              >
                {search.q === undefined
                  ? "No product has all of these properties."
                  : `We found nothing for “${search.q}”. Check the spelling, or use fewer words.`}
              </EmptyState>
            ) : (
              <ProductGrid
                products={data.products}
                eager={4}
                renderMore={(product) => <CompareToggle product={keptProduct(product)} />}
              />
            )}
          </div>
          <div className="mt-10">
            <Pagination
              current={Math.min(search.page ?? 1, lastPage)}
              last={lastPage}
              renderLink={({ page, ...link }) => (
                <Link key={link["aria-label"]} to="." search={onPage(search, page)} {...link} />
              )}
            />
          </div>
          {data !== undefined && data.totalCount > 12 && (
            <p className="mt-4 flex flex-wrap items-center justify-center gap-x-3 text-sm text-muted">
              Per page
              {[12, 24, 36, 48].map((size) => (
                <Link
                  key={size}
                  to="."
                  search={refined(search, { size })}
                  aria-current={(search.size ?? DEFAULT_PAGE_SIZE) === size ? "true" : undefined}
                  className="numeric inline-grid size-9 place-items-center rounded-sm hover:bg-sunken aria-[current]:font-bold aria-[current]:text-ink aria-[current]:underline"
                >
                  {size}
                </Link>
              ))}
            </p>
          )}
        </section>
      </div>
      <CompareTray />
    </div>
  )
}
