import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderReviewFragment } from "../generated/order.ts"
import { DisputeWarning } from "../order/dialogs/dispute-warning.tsx"
import { FraudFacts } from "../order/fraud-card.tsx"
import { approveWords, cancelWords } from "../order/model/money-words.ts"
import { reviewReasons } from "../order/review-reasons.ts"
import { EmailLink } from "../page/email-link.tsx"
import { Facts } from "../page/facts.tsx"
import { KeyHint } from "../page/key-hint.tsx"
import { PhoneLink } from "../page/phone-link.tsx"
import type { DecisionStep, OrderReviewDecision } from "./use-review-decisions.ts"

const place = (city: string, state: string, postalCode: string): string =>
  [city, `${state} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")

interface ReviewEntryProps {
  readonly order: OrderReviewFragment
  /** What was decided about it, if that is not done yet. */
  readonly step: DecisionStep | undefined
  readonly onDecide: (decision: OrderReviewDecision) => void
  readonly onTakeBack: () => void
}

/** One order under review: why, what speaks for and against it, and the two ways out. */
export function ReviewEntry({ order, step, onDecide, onTakeBack }: ReviewEntryProps) {
  const name = `${order.firstName} ${order.lastName}`.trim()
  return (
    <article
      aria-label={`Order ${order.uniqueId}`}
      data-decide={order.id}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 focus-within:border-line-strong"
    >
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="numeric text-lg">
          <Link
            data-row
            to="/orders/$orderId"
            params={{ orderId: order.id }}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {order.uniqueId}
          </Link>
        </h2>
        <Money amount={order.total} className="font-semibold" />
        <span className="text-sm text-muted">
          {"under review since "}
          <DateTime at={order.review?.since ?? order.updatedAt} />
        </span>
      </header>
      <ul aria-label="Reasons" className="flex list-disc flex-col gap-1 pl-5 font-medium">
        {reviewReasons(order).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <DisputeWarning order={order} />
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <Facts
          facts={[
            ["Customer", name],
            ["Email", <EmailLink key="email" email={order.email} />],
            ["Phone", order.phone === "" ? null : <PhoneLink key="phone" phone={order.phone} />],
            ["Billed to", place(order.city, order.state, order.postalCode)],
            ["Ships to", place(order.shipCity, order.shipState, order.shipPostalCode)],
            [
              "Items",
              <ul key="items">
                {order.items.map(({ id, name: item, quantity }) => (
                  <li key={id}>
                    {quantity} × {item}
                  </li>
                ))}
              </ul>,
            ],
            ["Paid", <Money key="paid" amount={order.balance.paid} />],
          ]}
        />
        <FraudFacts order={order} />
      </div>
      {step === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          {order.review?.approvedStatus != null && (
            <Button size="sm" onPress={() => onDecide("approve")}>
              Approve <span className="sr-only">order {order.uniqueId}</span> <KeyHint>A</KeyHint>
            </Button>
          )}
          {order.review?.notChargedStatus != null && (
            <Button size="sm" onPress={() => onDecide("not-charged")}>
              Nothing was charged <span className="sr-only">for order {order.uniqueId}</span>{" "}
              <KeyHint>N</KeyHint>
            </Button>
          )}
          <Button size="sm" variant="danger" onPress={() => onDecide("cancel")}>
            Cancel order <span className="sr-only">{order.uniqueId}</span> <KeyHint>C</KeyHint>
          </Button>
          <span className="text-sm text-muted">{cancelWords(order)}</span>
          {order.review?.advice.map((advice) => (
            <p key={advice} className="basis-full text-sm text-muted">
              {advice}
            </p>
          ))}
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-md border border-info bg-info-soft p-3">
          <p className="min-w-0 flex-1 text-sm">
            <span className="font-semibold">{DECIDED[step.decision]}</span>{" "}
            {consequence(step.decision, order)}
          </p>
          <Button data-undo size="sm" variant="secondary" isPending={!step.isHeld} onPress={onTakeBack}>
            Undo <span className="sr-only">for order {order.uniqueId}</span> <KeyHint>Z</KeyHint>
          </Button>
        </div>
      )}
    </article>
  )
}

const DECIDED = {
  approve: "Approved in a few seconds.",
  "not-charged": "Reopened for payment in a few seconds.",
  cancel: "Canceled in a few seconds.",
} as const satisfies Record<OrderReviewDecision, string>

const consequence = (decision: OrderReviewDecision, order: OrderReviewFragment): string => {
  switch (decision) {
    case "approve":
      return approveWords(order)
    case "not-charged":
      return "The attempt counts as failed. The customer can pay again, the same way or another."
    case "cancel":
      return `${cancelWords(order)}.`
  }
}
