import { Link } from "@tanstack/react-router"
import type { ParkedEvent } from "@voltread/domain/contract/read-models.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { rowLinkStyle, secondLineStyle } from "../list/table-style.ts"

/** What the event is about, opened where that has a page. */
function Subject({ event: { stream, orderNumber } }: { readonly event: ParkedEvent }) {
  const [, kind, id = ""] = /^(order|loan)-(.+)$/s.exec(stream) ?? []
  if (kind === "order")
    return (
      <Link to="/orders/$orderId" params={{ orderId: id }} data-row="" className={rowLinkStyle}>
        {orderNumber ?? stream}
      </Link>
    )
  if (kind === "loan")
    return (
      <Link
        to="/applications/$applicationId"
        params={{ applicationId: id }}
        data-row=""
        className={rowLinkStyle}
      >
        {stream}
      </Link>
    )
  return stream
}

export const parkedColumns = (onSkip: (event: ParkedEvent) => void): ReadonlyArray<Column<ParkedEvent>> => [
  {
    id: "event",
    header: "Change",
    role: "rowHeader",
    className: "break-all",
    cell: (event) => (
      <>
        <Subject event={event} />
        <span className={`block text-sm text-muted ${secondLineStyle}`}>
          {event.type}, number {formatNumber(event.revision)}
        </span>
      </>
    ),
  },
  {
    id: "error",
    header: "Reason",
    from: "desk",
    className: "max-w-120 break-words text-muted",
    cell: ({ error }) => error,
  },
  {
    id: "attempts",
    header: "Attempts",
    align: "end",
    from: "wide",
    cell: ({ attempts }) => formatNumber(attempts),
  },
  { id: "since", header: "Since", from: "wide", ...timeCells("parkedAt") },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    cell: (event) =>
      event.skipped === null ? (
        <Button size="sm" variant="secondary" onPress={() => onSkip(event)}>
          Skip
        </Button>
      ) : (
        <span title={event.skipped}>
          <Badge tone="neutral">Skipped</Badge>
        </span>
      ),
  },
]
