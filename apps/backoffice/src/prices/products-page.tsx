import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { SearchBox } from "../page/search-box.tsx"
import { useMay } from "../session/use-session.ts"
import { PriceTabs } from "./price-tabs.tsx"
import { ProductTable } from "./product-table.tsx"
import { productsQuery } from "./queries.ts"
import { RowsSkeleton } from "./rows-skeleton.tsx"

/** Looks products up, with cost, price and the rule that made it. */
export function ProductsPage() {
  const mayManage = useMay("manage-prices")
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Product prices · Voltread back office</title>
      <h1 className="text-2xl">Product prices</h1>
      {mayManage ? <Products /> : <NoAccess />}
    </div>
  )
}

const route = getRouteApi("/_staff/prices/products/")

function Products() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isError, isLoading, isPlaceholderData, refetch } = useQuery(productsQuery(view))
  const { q, page = 1 } = view
  return (
    <>
      <PriceTabs />
      <SearchBox
        label="Find a product"
        placeholder="Sku, or words of brand and name"
        value={q ?? ""}
        onChange={(text) => void navigate({ search: text === "" ? {} : { q: text }, replace: true })}
      />
      {isLoading && <RowsSkeleton label="Looking for products" />}
      {isError && data === undefined && (
        <QueryError error={error} what="The products" onRetry={() => void refetch()} />
      )}
      {q === undefined && (
        <EmptyState icon="search" title="Which product?">
          Type its sku, or words of its brand and name, to see its cost, its price and how that came about.
        </EmptyState>
      )}
      {q !== undefined && data?.totalCount === 0 && (
        <EmptyState icon="search" title="No product fits">
          Products that are not for sale are found by their whole sku.
        </EmptyState>
      )}
      {q !== undefined && data !== undefined && data.totalCount > 0 && (
        <div className={`flex flex-col gap-4 ${isPlaceholderData ? "opacity-60" : ""}`}>
          <ProductTable products={data.products} />
          <Pagination
            current={page}
            last={Math.ceil(data.totalCount / data.pageSize)}
            renderLink={({ page: to, ...link }) => (
              <Link key={to} to="/prices/products" search={to === 1 ? { q } : { q, page: to }} {...link} />
            )}
          />
        </div>
      )}
    </>
  )
}
