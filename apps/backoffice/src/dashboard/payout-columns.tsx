import type { PayoutsData } from "@voltread/domain/contract/dashboard.ts"
import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import type { Column } from "../list/column.ts"
import { customerOrderColumns, timeCells } from "../list/shared-columns.tsx"

type Payout = PayoutsData["payouts"][number]

/** A row leads to its order, where the payout is recorded. */
export const payoutColumns: ReadonlyArray<Column<Payout>> = [
  ...customerOrderColumns,
  { id: "amount", header: "Amount", align: "end", cell: ({ amount }) => <Money amount={amount} /> },
  { id: "gateway", header: "Paid by", from: "sm", cell: ({ gateway }) => gatewayLabel(gateway) },
  { id: "since", header: "Since", ...timeCells("since") },
]
