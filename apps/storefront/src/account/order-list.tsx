import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { OwnOrdersQuery } from "../generated/account.ts"

export function OrderList({ orders }: { readonly orders: OwnOrdersQuery["orders"]["orders"] }) {
  return (
    <ul aria-label="Orders" className="flex flex-col gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to="/order/$id"
            params={{ id: order.id }}
            className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 hover:border-ink sm:p-5"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="numeric font-bold group-hover:underline">{order.uniqueId}</span>
              <StatusBadge status={order.status} />
            </span>
            <Money amount={order.total} className="justify-self-end font-bold" />
            <span className="min-w-0 text-sm text-muted">
              <ProductName name={order.firstItemName}>
                {/* Two of the same count as two items. */}
                {order.itemCount > 1 && ` (${order.itemCount} items in all)`}
              </ProductName>
              <DateTime at={order.orderSubmittedDate ?? order.createdAt} dateOnly />
            </span>
            <Icon name="chevron-right" className="size-5 justify-self-end text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function OrderListSkeleton({ count }: { readonly count: number }) {
  return (
    <Loading label="Loading your orders">
      <div className="flex flex-col gap-3">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <Skeleton key={index} className="h-28 w-full rounded-lg" />
        ))}
      </div>
    </Loading>
  )
}
