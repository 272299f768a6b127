import { Link } from "@tanstack/react-router"
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { Card } from "../page/card.tsx"
import { itemsInWords } from "../page/items-in-words.ts"
import { OrderTotal } from "../page/order-total.tsx"

const SHOWN = 8

/** The newest orders; all of them are in the orders' list. */
export function OrdersCard({ customer }: { readonly customer: Customer }) {
  const { orders, orderCount, username } = customer
  return (
    <Card
      title="Orders"
      action={
        orders.length > 0 && (
          <Link
            to="/orders"
            search={{ customer: username }}
            className="text-sm font-semibold underline underline-offset-4"
          >
            {`All orders, ${formatNumber(orderCount)}`}
          </Link>
        )
      }
    >
      {orders.length === 0 && <p className="text-sm text-muted">No orders yet.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {orders.slice(0, SHOWN).map((order) => (
          <li
            key={order.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5 text-sm"
          >
            <Link
              to="/orders/$orderId"
              params={{ orderId: order.id }}
              className="numeric w-fit font-semibold after:absolute after:inset-0"
            >
              {order.uniqueId}
            </Link>
            <OrderTotal order={order} className="text-right font-semibold" />
            <span className="truncate text-muted">{itemsInWords(order)}</span>
            <span className="text-right">
              <StatusBadge status={order.status} />
            </span>
            <span className="text-muted">
              <DateTime at={order.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
