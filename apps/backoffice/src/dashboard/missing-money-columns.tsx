import { Link } from "@tanstack/react-router"
import type { MissingMoneyData } from "@voltread/domain/contract/dashboard.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle } from "../list/table-style.ts"

type Order = MissingMoneyData["orders"][number]

/** A row leads to its order, whose notes say why the money is missing. */
export const missingMoneyColumns: ReadonlyArray<Column<Order>> = [
  {
    id: "order",
    header: "Order",
    role: "rowHeader",
    cell: ({ orderId, orderNumber }) => (
      <Link to="/orders/$orderId" params={{ orderId }} data-row="" className={rowLinkStyle}>
        {orderNumber}
      </Link>
    ),
  },
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { id: "missing", header: "Missing", align: "end", cell: ({ missing }) => <Money amount={missing} /> },
  { id: "total", header: "Total", align: "end", cell: ({ total }) => <Money amount={total} /> },
  {
    id: "created",
    header: "Placed",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
]
