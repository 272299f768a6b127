import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { categoryName } from "@voltread/domain/catalogue/category-menu.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import type { PricedProductFieldsFragment } from "../generated/prices.ts"
import { BackLink } from "../page/back-link.tsx"
import { Facts } from "../page/facts.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { NoSuchThing } from "../page/no-such-thing.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { HistoryTable } from "./history-table.tsx"
import { historyQuery } from "./queries.ts"

const route = getRouteApi("/_staff/prices/products/$productId")

/** How a product's price came about. */
export function ProductPage() {
  const mayManage = useMay("manage-prices")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <BackLink to="/prices/products">Product prices</BackLink>
      {mayManage ? <PricedProduct /> : <NoAccess />}
    </div>
  )
}

function PricedProduct() {
  const { productId } = route.useParams()
  const { page = 1 } = route.useSearch()
  const { data, error, isError, isPending, refetch } = useQuery(historyQuery(productId, page))
  if (isPending) return <ListSkeleton label="Loading the product" rows={8} />
  if (isError && data === undefined) {
    return <QueryError error={error} what="The product" onRetry={() => void refetch()} />
  }
  if (data === null) {
    return (
      <NoSuchThing
        title="This product does not exist"
        action={
          <Link to="/prices/products" className={buttonStyle("secondary")}>
            Look up another product
          </Link>
        }
      />
    )
  }
  return (
    <>
      <PageTitle>{data.product.name}</PageTitle>
      <h1 className="text-2xl">{data.product.name}</h1>
      <CurrentPrice product={data.product} madeBy={page === 1 ? data.changes[0]?.priceMarkup : null} />
      <section aria-label="Price history" className="flex flex-col gap-3">
        <h2 className="text-lg">Price history</h2>
        {data.totalCount === 0 ? (
          <EmptyState icon="clock" title="Nothing has changed yet">
            Each generation that changes this price is listed here, with the rule that won.
          </EmptyState>
        ) : (
          <HistoryTable changes={data.changes} />
        )}
        <Pagination
          current={page}
          last={Math.ceil(data.totalCount / data.pageSize)}
          renderLink={({ page: to, ...link }) => (
            <Link
              key={to}
              to="/prices/products/$productId"
              params={{ productId }}
              search={to === 1 ? {} : { page: to }}
              {...link}
            />
          )}
        />
      </section>
    </>
  )
}

interface CurrentPriceProps {
  readonly product: PricedProductFieldsFragment
  /** The rule as it was when it made the price; undefined when that change is not loaded. */
  readonly madeBy: PricedProductFieldsFragment["priceMarkup"] | undefined
}

function CurrentPrice({ product, madeBy }: CurrentPriceProps) {
  const margin = product.salePrice - product.supplierCost
  const rate = product.salePrice === 0 ? 0 : (margin / product.salePrice) * 100
  return (
    <section
      aria-label="Price now"
      className="flex flex-wrap gap-x-12 gap-y-5 rounded-lg border border-line bg-surface p-5"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {[
          ["Cost", formatMoney(product.supplierCost)],
          ["Price", formatMoney(product.salePrice)],
          ["Margin", `${formatMoney(margin)}, ${formatNumber(rate, 1)}%`],
          ["List price", formatMoney(product.regularPrice)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="numeric text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <Facts
        facts={[
          ["Priced by", <PricedBy key="rule" product={product} madeBy={madeBy} />],
          ["SKU", product.sku],
          ["Brand", product.brand],
          ["Category", categoryName(product.category)],
          ["Supplier", product.partner],
          ["For sale", product.isLive ? "Yes" : "No"],
        ]}
      />
    </section>
  )
}

function PricedBy({ product: { priceMarkup }, madeBy }: CurrentPriceProps) {
  if (priceMarkup === null) return "Supplier’s list price"
  const title = madeBy?.id === priceMarkup.id ? madeBy.title : priceMarkup.title
  return (
    <>
      <Link
        to="/prices/rules/$markupId"
        params={{ markupId: priceMarkup.id }}
        className="font-semibold underline"
      >
        {title}
      </Link>
      {title !== priceMarkup.title && (
        <span className="block text-muted">Changed since to “{priceMarkup.title}”, not generated yet</span>
      )}
    </>
  )
}
