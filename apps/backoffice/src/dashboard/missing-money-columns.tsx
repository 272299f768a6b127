import type { MissingMoneyData } from "@voltread/domain/contract/dashboard.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { Column } from "../list/column.ts"
import { customerOrderColumns, timeCells } from "../list/shared-columns.tsx"

type Order = MissingMoneyData["orders"][number]

/** A row leads to its order, whose notes say why the money is missing. */
export const missingMoneyColumns = (onWriteOff: (order: Order) => void): ReadonlyArray<Column<Order>> => [
  ...customerOrderColumns,
  { id: "status", header: "Status", from: "sm", cell: ({ status }) => <StatusBadge status={status} /> },
  { id: "missing", header: "Missing", align: "end", cell: ({ missing }) => <Money amount={missing} /> },
  { id: "total", header: "Total", align: "end", from: "sm", cell: ({ total }) => <Money amount={total} /> },
  { id: "created", header: "Placed", from: "wide", ...timeCells("createdAt") },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    align: "end",
    cell: (order) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Write off ${order.orderNumber}`}
        onPress={() => onWriteOff(order)}
        className="relative z-1 -my-2"
      >
        Write off
      </Button>
    ),
  },
]
