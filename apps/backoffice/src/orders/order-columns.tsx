import { Link } from "@tanstack/react-router"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { OrderRowFragment } from "../generated/orders.ts"
import type { Column } from "../list/column.ts"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"
import { itemsInWords } from "../page/items-in-words.ts"
import { OrderTotal } from "../page/order-total.tsx"

/** On wide screens, names take the room that other columns leave; `max-w-0` lets them be cut where that is little. */
const names = "wide:w-1/2 wide:max-w-0 wide:min-w-42"

/** The columns of the list of orders; the whole row leads to the order. */
export const orderColumns: ReadonlyArray<Column<OrderRowFragment>> = [
  {
    id: "order",
    header: "Order",
    role: "rowHeader",
    className: names,
    cell: (order) => (
      <>
        <Link
          to="/orders/$orderId"
          params={{ orderId: order.id }}
          state={{ isFromList: true }}
          data-row=""
          className={`numeric ${rowLinkStyle}`}
        >
          {order.uniqueId}
        </Link>
        {order.isIncomplete && <span className="block text-warning">Incomplete</span>}
        {order.disputed > 0 && <span className="block text-danger">Disputed</span>}
        <span className="block max-w-[45vw] truncate text-muted desk:max-w-36 wide:hidden">
          {order.customerName}
        </span>
        <span className="mt-1 block sm:hidden">
          <StatusBadge status={order.status} />
        </span>
        <span className={`hidden truncate text-muted wide:block ${secondLineStyle}`}>
          {itemsInWords(order)}
        </span>
      </>
    ),
  },
  {
    id: "date",
    header: "Date",
    from: "sm",
    sorts: ["descending", "ascending"],
    className: "min-w-28 text-muted wide:whitespace-nowrap",
    cell: (order) => <DateTime at={order.orderSubmittedDate ?? order.createdAt} />,
  },
  {
    id: "customer",
    header: "Customer",
    from: "wide",
    className: names,
    cell: (order) => (
      <>
        <span className="block truncate">{order.customerName}</span>
        <span className={`block truncate text-muted ${secondLineStyle}`}>{order.email}</span>
      </>
    ),
  },
  {
    id: "status",
    header: "Status",
    from: "sm",
    cell: (order) => <StatusBadge status={order.status} />,
  },
  {
    id: "gateway",
    header: "Paid by",
    from: "wide",
    className: "whitespace-nowrap",
    cell: (order) => (order.gatewayType === null ? "—" : gatewayLabel(order.gatewayType)),
  },
  {
    id: "affiliate",
    header: "Affiliate",
    from: "ultra",
    className: "max-w-28 truncate",
    cell: (order) => order.affiliateId ?? "—",
  },
  { id: "state", header: "State", from: "wide", cell: (order) => order.shipState || "—" },
  { id: "units", header: "Units", from: "ultra", align: "end", cell: (order) => order.itemCount },
  {
    id: "total",
    header: "Total",
    align: "end",
    sorts: ["descending", "ascending"],
    className: "font-semibold",
    cell: (order) => <OrderTotal order={order} />,
  },
  {
    id: "updated",
    header: "Updated",
    from: "ultra",
    sorts: ["descending"],
    className: "whitespace-nowrap text-muted",
    cell: (order) => <DateTime at={order.updatedAt} />,
  },
]
