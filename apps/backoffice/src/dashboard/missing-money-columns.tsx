import type { MissingMoneyData } from "@voltread/domain/contract/dashboard.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { Column } from "../list/column.ts"
import { orderLinkColumn, timeCells } from "../list/shared-columns.tsx"

type Order = MissingMoneyData["orders"][number]

/** A row leads to its order, whose notes say why the money is missing. */
export const missingMoneyColumns: ReadonlyArray<Column<Order>> = [
  orderLinkColumn,
  { id: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { id: "missing", header: "Missing", align: "end", cell: ({ missing }) => <Money amount={missing} /> },
  { id: "total", header: "Total", align: "end", cell: ({ total }) => <Money amount={total} /> },
  { id: "created", header: "Placed", ...timeCells("createdAt") },
]
