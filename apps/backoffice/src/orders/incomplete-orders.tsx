import { Link } from "@tanstack/react-router"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { AdminOrdersQuery } from "../generated/orders.ts"
import { ShownOnly } from "../page/shown-only.tsx"

interface IncompleteOrdersProps {
  readonly page: Pick<AdminOrdersQuery["adminOrders"], "incomplete" | "hasMoreIncomplete">
}

/** Orders that exist and that the list cannot show. */
export default function IncompleteOrders({ page: { incomplete, hasMoreIncomplete } }: IncompleteOrdersProps) {
  return (
    <Notice severity="warning">
      The history of these orders cannot be shown. They are safe, and an engineer has been notified:{" "}
      {incomplete.map(({ id, uniqueId }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <Link
            to="/orders/$orderId"
            params={{ orderId: id }}
            className="numeric font-semibold underline underline-offset-4"
          >
            {uniqueId ?? id}
          </Link>
        </span>
      ))}
      <ShownOnly hasMore={hasMoreIncomplete} count={incomplete.length} />
    </Notice>
  )
}
