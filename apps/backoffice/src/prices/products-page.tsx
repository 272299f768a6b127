import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { SearchBox } from "../page/search-box.tsx"
import { useMay } from "../session/use-session.ts"
import { PriceTabs } from "./price-tabs.tsx"
import { productColumns } from "./product-columns.tsx"
import { productsQuery } from "./queries.ts"

/** Looks products up, with cost, price and the rule that made it. */
export function ProductsPage() {
  if (useMay("manage-prices")) return <Products />
  return (
    <ListPage title="Product prices">
      <NoAccess />
    </ListPage>
  )
}

const route = getRouteApi("/_staff/prices/products/")

function Products() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const layout = useTableLayout("product-prices", productColumns)
  const query = useQuery(productsQuery(view))
  const { q, page = 1 } = view
  return (
    <ListPage
      title="Product prices"
      layout={layout}
      tabs={<PriceTabs />}
      filters={
        <SearchBox
          label="Find a product"
          placeholder="SKU, or words of brand and name"
          value={q ?? ""}
          onChange={(text) => void navigate({ search: text === "" ? {} : { q: text }, replace: true })}
        />
      }
    >
      <TableList
        query={query}
        rows={q === undefined ? [] : query.data?.products}
        what="products"
        caption="Products"
        layout={layout}
        rowId={({ productId }) => productId}
        empty={q === undefined ? <NothingAsked /> : <NothingFound />}
      />
      {q !== undefined && query.data !== undefined && (
        <Pagination
          current={page}
          last={Math.ceil(query.data.totalCount / query.data.pageSize)}
          renderLink={({ page: to, ...link }) => (
            <Link key={to} to="/prices/products" search={to === 1 ? { q } : { q, page: to }} {...link} />
          )}
        />
      )}
    </ListPage>
  )
}

function NothingAsked() {
  return (
    <EmptyState icon="search" title="Which product?">
      Enter a SKU, or words of its brand and name, to see its cost, its price and how it was set.
    </EmptyState>
  )
}

function NothingFound() {
  return (
    <EmptyState icon="search" title="No matching products">
      To find products that are not for sale, enter the whole SKU.
    </EmptyState>
  )
}
