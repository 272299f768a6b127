import { Link, useRouter } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { StatusBadge } from "@voltread/ui/components/status-badge.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { LiveDot } from "../live/live-dot.tsx"
import type { Connection } from "../live/use-server-events.ts"
import { BackLink } from "../page/back-link.tsx"
import { ChangedMark } from "../page/card.tsx"
import type { OrderSection } from "./model/changed-sections.ts"
import type { OrderAction } from "./model/section-props.ts"

interface OrderHeadProps {
  readonly order: OrderDetailFragment
  readonly connection: Connection
  readonly changed: ReadonlySet<OrderSection>
  /** Absent while the past is shown: nothing can be done to it. */
  readonly onAction: ((action: OrderAction) => void) | undefined
}

/** Number, status and what can be done with the whole order. */
export function OrderHead({ order, connection, changed, onAction }: OrderHeadProps) {
  const { history } = useRouter()
  const others = order.nextStatuses.filter((status) => status !== "CANCELLED")
  return (
    <header className="flex flex-col gap-2">
      <BackLink
        to="/orders"
        onClick={(event) => {
          // Back to the list as it was left: its filters, its place, its rows.
          if (!history.location.state.isFromList || event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          history.back()
        }}
      >
        Orders
      </BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="numeric text-2xl">{order.uniqueId}</h1>
        <StatusBadge status={order.status} />
        {changed.has("status") && <ChangedMark />}
        <span className="ml-auto flex flex-wrap items-center gap-2">
          <Link
            to="/orders/print"
            search={{ paper: "packing-slip", ids: [order.id] }}
            className={buttonStyle("secondary", "sm")}
          >
            Print
          </Link>
          {onAction !== undefined && order.review?.approvedStatus != null && (
            <Button size="sm" onPress={() => onAction({ _tag: "approve" })}>
              Approve
            </Button>
          )}
          {onAction !== undefined && others.length > 0 && (
            <Button variant="secondary" size="sm" onPress={() => onAction({ _tag: "status" })}>
              Change status
            </Button>
          )}
          {onAction !== undefined && order.nextStatuses.includes("CANCELLED") && (
            <Button variant="danger" size="sm" onPress={() => onAction({ _tag: "cancel" })}>
              Cancel order
            </Button>
          )}
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="min-w-0">
          {order.orderSubmittedDate === null ? "Created " : "Submitted "}
          <DateTime at={order.orderSubmittedDate ?? order.createdAt} /> by{" "}
          {order.submittedBy ?? order.createdByName}
        </span>
        <span>
          Total <Money amount={order.total} className="font-semibold text-ink" />
        </span>
        <LiveDot connection={connection} />
      </p>
    </header>
  )
}
