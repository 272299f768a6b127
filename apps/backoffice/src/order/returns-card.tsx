import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Card } from "../page/card.tsx"
import { useMay } from "../session/use-session.ts"
import type { Item, OrderAction, SectionProps } from "./model/section-props.ts"

const STATUSES: Readonly<Record<string, { readonly label: string; readonly tone: Tone }>> = {
  REQUESTED: { label: "Waiting for an answer", tone: "warning" },
  ACCEPTED: { label: "On its way back", tone: "warning" },
  REFUSED: { label: "Declined", tone: "danger" },
  WITHDRAWN: { label: "Withdrawn by the customer", tone: "neutral" },
  RECEIVED: { label: "Received, refund owed", tone: "warning" },
  REFUNDED: { label: "Refunded", tone: "success" },
}

/** Returns that the customer asked for, with what has to be done next about each. */
export default function ReturnsCard({ order, onAction }: SectionProps) {
  const items = order.items.filter(({ returnRequest }) => returnRequest !== null)
  return (
    <Card title="Returns">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Return key={item.id} item={item} onAction={onAction} />
        ))}
      </ul>
    </Card>
  )
}

/** What was paid for it is refunded already, or nothing was paid. */
const isSettled = ({ status, proposedRefund }: NonNullable<Item["returnRequest"]>): boolean =>
  status === "RECEIVED" && proposedRefund === 0

/** It ended without a refund. */
const isClosed = ({ status, refunded }: NonNullable<Item["returnRequest"]>): boolean =>
  status === "REFUNDED" && refunded === 0

const labelOf = (request: NonNullable<Item["returnRequest"]>): string | undefined => {
  if (isSettled(request)) return "Received"
  return isClosed(request) ? "Closed" : STATUSES[request.status]?.label
}

function Return({ item, onAction }: { readonly item: Item; readonly onAction: SectionProps["onAction"] }) {
  const { returnRequest: request } = item
  if (request === null) return null
  const status = STATUSES[request.status]
  return (
    <li className="flex flex-col gap-2 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{`${request.quantity} × ${item.name}`}</span>
        {status !== undefined && <Badge tone={status.tone}>{labelOf(request)}</Badge>}
      </p>
      <p className="whitespace-pre-line text-muted">“{request.reason}”</p>
      {request.answer !== null && <p className="text-muted">Our answer: {request.answer}</p>}
      {request.refunded > 0 && <p className="text-muted">{formatMoney(request.refunded)} refunded</p>}
      {onAction !== undefined && <NextStep item={item} onAction={onAction} />}
    </li>
  )
}

function NextStep({
  item,
  onAction,
}: {
  readonly item: Item
  readonly onAction: (action: OrderAction) => void
}) {
  const mayRefund = useMay("refund")
  const { id: itemId, name, returnRequest: request } = item
  const decline = (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`Decline the return of ${name}`}
      onPress={() => onAction({ _tag: "answerReturn", itemId, isAccepted: false })}
    >
      Decline
    </Button>
  )
  switch (request?.status) {
    case "REQUESTED":
      return (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={`Accept the return of ${name}`}
            onPress={() => onAction({ _tag: "answerReturn", itemId, isAccepted: true })}
          >
            Accept
          </Button>
          {decline}
        </div>
      )
    case "ACCEPTED":
      return (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={`Mark as received: ${name}`}
            onPress={() => onAction({ _tag: "receiveReturn", itemId })}
          >
            Mark as received
          </Button>
          {decline}
        </div>
      )
    case "RECEIVED":
      return mayRefund ? (
        <div>
          <Button
            size="sm"
            aria-label={isSettled(request) ? `Close the return of ${name}` : `Refund ${name}`}
            onPress={() => onAction({ _tag: "refundReturn", itemId })}
          >
            {isSettled(request) ? "Close: nothing is owed" : `Refund ${formatMoney(request.proposedRefund)}`}
          </Button>
        </div>
      ) : (
        <p className="font-medium">
          {isSettled(request)
            ? "Nothing is owed. An admin can close it."
            : `${formatMoney(request.proposedRefund)} to be refunded by an admin.`}
        </p>
      )
    default:
      return null
  }
}
