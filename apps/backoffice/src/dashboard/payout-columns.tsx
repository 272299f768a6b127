import { Link } from "@tanstack/react-router"
import type { PayoutsData } from "@voltread/domain/contract/dashboard.ts"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle } from "../list/table-style.ts"

type Payout = PayoutsData["payouts"][number]

/** A row leads to its order, where the payout is recorded. */
export const payoutColumns: ReadonlyArray<Column<Payout>> = [
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
  { id: "amount", header: "Amount", align: "end", cell: ({ amount }) => <Money amount={amount} /> },
  { id: "gateway", header: "Paid by", cell: ({ gateway }) => gatewayLabel(gateway) },
  {
    id: "since",
    header: "Since",
    className: "whitespace-nowrap text-muted",
    cell: ({ since }) => <DateTime at={since} />,
  },
]
