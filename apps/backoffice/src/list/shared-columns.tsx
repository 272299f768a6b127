import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "./column.ts"
import { rowLinkStyle } from "./table-style.ts"

interface OrderRow {
  readonly orderId: string
  readonly orderNumber: string
}

/** Names the row by its order, and leads there. */
export const orderLinkColumn: Column<OrderRow> = {
  id: "order",
  header: "Order",
  role: "rowHeader",
  className: "whitespace-nowrap",
  cell: ({ orderId, orderNumber }) => (
    <Link to="/orders/$orderId" params={{ orderId }} data-row="" className={rowLinkStyle}>
      {orderNumber}
    </Link>
  ),
}

interface CustomerOrderRow extends OrderRow {
  readonly customerName: string
}

/** An order and its customer, who has no column of their own on a phone. */
export const customerOrderColumns: ReadonlyArray<Column<CustomerOrderRow>> = [
  {
    ...orderLinkColumn,
    cell: (row) => (
      <>
        {orderLinkColumn.cell(row)}
        <span className="block whitespace-normal text-muted sm:hidden">{row.customerName}</span>
      </>
    ),
  },
  { id: "customer", header: "Customer", from: "sm", cell: ({ customerName }) => customerName },
]

/** The cells of a column that shows when something was. */
export const timeCells = <Key extends string>(key: Key) => ({
  className: "text-muted sm:whitespace-nowrap",
  cell: (row: Readonly<Record<Key, string>>) => <DateTime at={row[key]} />,
})
