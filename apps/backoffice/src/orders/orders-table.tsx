import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import { useRef, useState } from "react"
import type { OrderRowFragment } from "../generated/orders.ts"
import { useRowKeys } from "../list/use-row-keys.ts"
import { gatewayLabel } from "./gateway.ts"
import { OrdersTableHead } from "./orders-table-head.tsx"
import type { Density } from "./use-density.ts"
import type { OrdersView } from "./view.ts"

export interface OrdersTableProps {
  readonly orders: ReadonlyArray<OrderRowFragment>
  readonly view: OrdersView
  readonly density: Density
}

const items = (order: OrderRowFragment): string =>
  order.itemCount > 1 ? `${order.firstItemName} + ${order.itemCount - 1} more` : order.firstItemName

/** The orders, one a row; the whole row leads to the order. */
export function OrdersTable({ orders, view, density }: OrdersTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  const [openedAt] = useState(() => Date.now())
  const cell = `border-b border-line px-3 ${density === "compact" ? "py-1.5" : "py-3"}`
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Orders</caption>
      <OrdersTableHead view={view} />
      <tbody ref={body}>
        {orders.map((order) => (
          <tr
            key={order.id}
            className={`relative hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken ${Date.parse(order.createdAt) > openedAt ? "arrived" : ""}`}
          >
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                to="/orders/$orderId"
                params={{ orderId: order.id }}
                data-row=""
                className="numeric font-semibold -outline-offset-2 after:absolute after:inset-0"
              >
                {order.uniqueId}
              </Link>
              <span className="block max-w-[45vw] truncate text-muted desk:hidden">{order.customerName}</span>
              <span className="mt-1 block sm:hidden">
                <StatusBadge status={order.status} />
              </span>
              {density === "comfortable" && (
                <span className="hidden max-w-56 truncate text-muted desk:block">{items(order)}</span>
              )}
            </th>
            <td className={`${cell} hidden whitespace-nowrap text-muted sm:table-cell`}>
              <DateTime at={order.orderSubmittedDate ?? order.createdAt} />
            </td>
            <td className={`${cell} hidden desk:table-cell`}>
              <span className="block max-w-48 truncate">{order.customerName}</span>
              {density === "comfortable" && (
                <span className="block max-w-48 truncate text-muted">{order.email}</span>
              )}
            </td>
            <td className={`${cell} hidden sm:table-cell`}>
              <StatusBadge status={order.status} />
            </td>
            <td className={`${cell} hidden whitespace-nowrap wide:table-cell`}>
              {order.gatewayType === null ? "—" : gatewayLabel(order.gatewayType)}
            </td>
            <td className={`${cell} hidden max-w-40 truncate ultra:table-cell`}>
              {order.affiliateId ?? "—"}
            </td>
            <td className={`${cell} hidden wide:table-cell`}>{order.shipState || "—"}</td>
            <td className={`${cell} numeric hidden text-right wide:table-cell`}>{order.itemCount}</td>
            <td className={`${cell} text-right font-semibold`}>
              <Money amount={order.total} />
            </td>
            <td className={`${cell} hidden whitespace-nowrap text-muted ultra:table-cell`}>
              <DateTime at={order.updatedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
