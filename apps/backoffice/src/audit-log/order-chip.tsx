import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { orderQuery } from "../order/model/queries.ts"
import { chipStyle } from "../page/tab-style.ts"
import type { AuditLogView } from "./view.ts"

interface OrderChipProps {
  readonly orderId: string
  /** What is shown without this order. */
  readonly others: AuditLogView
}

/** The order whose entries are shown; a press shows those of all others, too. */
export default function OrderChip({ orderId, others }: OrderChipProps) {
  const { data: order } = useQuery(orderQuery(orderId))
  return (
    <Link to="/audit-log" search={others} className={chipStyle}>
      <span className="sr-only">Remove the filter </span>
      {order == null ? "One order" : `Order ${order.uniqueId}`}
      <Icon name="close" className="size-4" />
    </Link>
  )
}
