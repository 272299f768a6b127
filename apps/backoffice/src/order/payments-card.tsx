import { gatewayLabel } from "@voltread/domain/ordering/gateway-type.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { paymentKindWord } from "@voltread/domain/ordering/payment-kind-word.ts"
import { isPayout, isRefundOrVoid } from "@voltread/domain/ordering/payment-result.ts"
import { paymentResultWord } from "@voltread/domain/ordering/payment-result-word.ts"
import { processorLabel } from "@voltread/domain/ordering/processor-label.ts"
import { cardOf } from "@voltread/domain/ordering/refund-words.ts"
import { capitalized } from "@voltread/domain/shared/capitalized.ts"
import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { formatMoney, Money } from "@voltread/ui/components/money.tsx"
import { Card } from "../page/card.tsx"
import { useMay } from "../session/use-session.ts"
import { type Payment, refundable } from "./model/money.ts"
import type { SectionProps } from "./model/section-props.ts"

const tones: Readonly<Record<string, Tone>> = {
  succeeded: "success",
  settled: "success",
  requested: "warning",
  unanswered: "warning",
  started: "warning",
  reviewing: "warning",
  declined: "danger",
  failed: "danger",
} satisfies Readonly<Record<PaymentDetails["result"], Tone>>

const means = (payment: Payment): string => cardOf(payment) ?? gatewayLabel(payment.gatewayType)

export function PaymentsCard({ order, changed, onAction }: SectionProps) {
  const mayRefund = useMay("refund")
  return (
    <Card title="Payments" isChanged={changed.has("payments")}>
      {order.paymentDetails.length === 0 && (
        <p className="text-sm text-muted">
          {order.leaseDetails?.statusName === "COMPLETED"
            ? "The lender pays for this order."
            : "No payments."}
        </p>
      )}
      <ul>
        {order.paymentDetails.map((payment) => (
          <li
            key={payment.paymentId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 text-sm first:border-t-0"
          >
            <div className="flex min-w-0 flex-1 basis-60 flex-col">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {paymentKindWord(payment.kind)}
                <Badge tone={tones[payment.result] ?? "neutral"}>
                  {isPayout(payment)
                    ? "To be paid out by hand"
                    : capitalized(paymentResultWord(payment.result, payment.kind))}
                </Badge>
                {payment.disputed > 0 && (
                  <Badge tone="danger">{`${formatMoney(payment.disputed)} disputed`}</Badge>
                )}
              </span>
              <span className="text-muted">
                {`${means(payment)} · ${processorLabel(payment.gatewayName)}`}
                {payment.transactionId !== null && (
                  <span className="numeric">{` · ${payment.transactionId}`}</span>
                )}
              </span>
              {payment.message !== null && <span className="text-muted">{capitalized(payment.message)}</span>}
            </div>
            <DateTime at={payment.at} className="text-muted" />
            <Money
              amount={isRefundOrVoid(payment) ? -payment.amount : payment.amount}
              className="font-semibold"
            />
            {onAction !== undefined && mayRefund && isPayout(payment) && (
              <Button
                size="sm"
                aria-label={`Confirm payout of ${formatMoney(payment.amount)}`}
                onPress={() => onAction({ _tag: "payout", paymentId: payment.paymentId })}
              >
                Confirm payout
              </Button>
            )}
            {onAction !== undefined && mayRefund && refundable(payment, order.paymentDetails) > 0 && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Refund ${formatMoney(payment.amount)}, ${means(payment)}`}
                onPress={() => onAction({ _tag: "refund", paymentId: payment.paymentId })}
              >
                Refund
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
