import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate, useRouterState } from "@tanstack/react-router"
import { ApiError, messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useEffect } from "react"
import { CompareToggle } from "../compare/compare-toggle.tsx"
import { CompareTray } from "../compare/compare-tray.tsx"
import { storedProduct } from "../local-storage/stored-product.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { isSoldInSets } from "../product/sets.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { stringifySearch } from "../router/search-params.ts"
import { SaveSearchButton } from "../saved-searches/save-search-button.tsx"
import { useShop } from "../shop/use-shop.ts"
import { AppliedChips } from "./applied-chips.tsx"
import { appliedFilters } from "./applied-filters.ts"
import { AxleSets } from "./axle-sets.tsx"
import { withFilters } from "./change-listing.ts"
import { facetsOf } from "./facets.ts"
import { FilterButton } from "./filter-button.tsx"
import { Filters } from "./filters.tsx"
import { FitNote } from "./fit-note.tsx"
import { rememberListing } from "./last-listing.ts"
import { ListingPagination } from "./listing-pagination.tsx"
import { ListingToolbar } from "./listing-toolbar.tsx"
import { NamedVehicle } from "./named-vehicle.tsx"
import { NothingFound } from "./nothing-found.tsx"
import { productCount } from "./product-count.ts"
import { listingQuery } from "./queries.ts"
import { useSearchSubject } from "./use-search-subject.ts"
import { VehicleBar } from "./vehicle-bar.tsx"

const BadTireSize = lazy(() => part(() => import("./bad-tire-size.tsx")))

interface ListingPageProps {
  readonly title: string
  /** Slug of the menu entry whose page this is; absent on the search page. */
  readonly category?: string
  readonly search: ListingSearch
  /** Shown above the products when the search is about the shop, such as returns. */
  readonly answer?: ReactNode
}

const finderKind = (category: string | undefined) =>
  category === "tires" || category === "wheels" ? category : undefined

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === "refused"

/** Products with filters, chips, sort order and pages. The URL holds all of that state. */
export function ListingPage({ title, category, search, answer }: ListingPageProps) {
  const { request } = useShop()
  const navigate = useNavigate()
  const index = useRouterState({ select: (state) => state.location.state.__TSR_index })
  useEffect(() => rememberListing({ category, search, index }), [category, search, index])
  const listing = useQuery(listingQuery(request, search, category))
  const kind = finderKind(category)
  const subject = useSearchSubject(kind, search)
  const { data } = listing
  const facets = data === undefined ? [] : facetsOf(data.filters.facets, category, data.totalCount, search)
  const chips = appliedFilters(search, facets)
  const isAnsweredOnly = answer !== undefined && data?.totalCount === 0
  const refusedSize =
    subject?.list === "size" && data === undefined && isRefusal(listing.error) ? subject.name : undefined
  // A search that found nothing by its words alone has nothing to filter or to sort.
  const isBare =
    refusedSize !== undefined || (data?.totalCount === 0 && chips.length === 0 && subject === undefined)
  const filters = {
    facets,
    prices: data === undefined ? undefined : ([data.filters.minPrice, data.filters.maxPrice] as const),
    search,
    onChange: (next: ListingSearch) => void navigate({ to: ".", search: next, resetScroll: false }),
  }

  const products = () => {
    if (listing.isError && data === undefined) {
      const failure = (
        <ErrorState title="The products could not be loaded" onRetry={() => void listing.refetch()}>
          {messageOf(listing.error)}
        </ErrorState>
      )
      if (refusedSize === undefined) return failure
      return (
        <Suspense fallback={null}>
          <BadTireSize size={refusedSize}>{failure}</BadTireSize>
        </Suspense>
      )
    }
    if (data === undefined) return <ProductGridSkeleton count={12} />
    if (data.products.length === 0)
      return (
        <NothingFound
          search={search}
          notice={data.notice}
          isFiltered={chips.length > 0}
          isPastLastPage={data.totalCount > 0}
        />
      )
    return (
      <ProductGrid
        products={data.products}
        eager={2}
        {...(search.vehicle === undefined &&
          search.tireSize === undefined && {
            textHeight: data.products.every(isSoldInSets) ? "20.9rem" : "19.6rem",
          })}
        renderMore={(product) => (
          <>
            {product.fit !== null && (
              <FitNote
                fit={product.fit}
                of={search.vehicle === undefined ? (search.tireSize ?? "this size") : "your vehicle"}
              />
            )}
            <CompareToggle product={storedProduct(product)} />
          </>
        )}
      />
    )
  }

  return (
    <div className="page py-6 desk:py-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-3xl">{title}</h1>
        <p aria-live="polite" className="numeric text-muted">
          {data === undefined || isAnsweredOnly ? "" : productCount(data)}
        </p>
      </div>
      {kind !== undefined && refusedSize === undefined && <VehicleBar kind={kind} search={search} />}
      {data?.namedVehicle && <NamedVehicle vehicle={data.namedVehicle} query={search.q ?? ""} />}
      {answer}
      {answer === undefined && data?.didYouMean && (
        <p className="mt-3">
          Did you mean{" "}
          <Link
            to="."
            search={withFilters(search, { q: data.didYouMean })}
            className="font-bold underline underline-offset-4"
          >
            {data.didYouMean}
          </Link>
          ?
        </p>
      )}
      <div
        hidden={isAnsweredOnly}
        className={`mt-6 grid gap-x-10 gap-y-4 ${isBare ? "" : "desk:grid-cols-[15rem_1fr] wide:grid-cols-[17rem_1fr]"}`}
      >
        {!isBare && (
          <>
            <aside aria-label="Filters" className="hidden desk:block">
              <Filters {...filters} />
            </aside>
            <FilterButton
              {...filters}
              count={chips.length}
              found={data === undefined ? "products" : productCount(data)}
            />
          </>
        )}
        <section aria-label="Products" aria-busy={listing.isPlaceholderData} className="min-w-0">
          <h2 className="sr-only">Products</h2>
          {!isBare && (
            <ListingToolbar search={search} onChange={filters.onChange}>
              {subject !== undefined && (
                <SaveSearchButton
                  list={subject.list}
                  name={[subject.name, ...subject.narrowedBy, ...chips.map(({ label }) => label)].join(", ")}
                  search={stringifySearch({ ...withFilters(search, {}) }).slice(1)}
                />
              )}
            </ListingToolbar>
          )}
          <AppliedChips chips={chips} search={search} />
          {data !== undefined && <AxleSets sets={data.sets} />}
          <div className={`mt-5 transition-opacity ${listing.isPlaceholderData ? "opacity-60" : ""}`}>
            {products()}
          </div>
          {data !== undefined && <ListingPagination listing={data} search={search} />}
        </section>
      </div>
      <CompareTray />
    </div>
  )
}
