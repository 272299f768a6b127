import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { CursorPagination } from "./cursor-pagination.tsx"
import { shownCounts } from "./order-counts.ts"
import { OrderList, OrderListSkeleton } from "./order-list.tsx"
import { PageTitle } from "./page-title.tsx"
import { orderCountsQuery, ordersQuery } from "./queries.ts"

const PAGE = 12

/** Own orders, newest first. */
export function OrdersPage({ after }: { readonly after: string | undefined }) {
  const { request } = useShop()
  const page = useQuery(ordersQuery(request, after, PAGE))
  return (
    <>
      <PageTitle>Your orders</PageTitle>
      <Loaded
        query={page}
        failure="Your orders could not be loaded"
        skeleton={<OrderListSkeleton count={3} />}
      >
        {({ orders, nextCursor }) =>
          orders.length === 0 ? (
            <NoOrders />
          ) : (
            <>
              <OrderCounts />
              <OrderList orders={orders} />
              <CursorPagination to="/account/orders" after={after} nextCursor={nextCursor} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

export function NoOrders() {
  return (
    <EmptyState
      icon="box"
      title="No orders yet"
      action={
        <Link to="/search" className={buttonStyle()}>
          Find something good
        </Link>
      }
    >
      What you order while you are logged in shows here, with every step on its way to you.
    </EmptyState>
  )
}

function OrderCounts() {
  const { request } = useShop()
  const counts = useQuery(orderCountsQuery(request)).data
  if (counts === undefined) return null
  return (
    <dl aria-label="Orders by status" className="mb-5 flex flex-wrap gap-2">
      {shownCounts(counts).map(({ key, label, count }) => (
        <div
          key={key}
          className="flex items-baseline gap-2 rounded-full border border-line bg-surface px-4 py-1.5"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="numeric font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
