import { refundDestinations } from "@voltread/domain/ordering/refund-words.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetails } from "./order-items.tsx"
import type { PaymentState } from "./payment-state.ts"

type ReviewedOrder = Pick<OrderDetails, "total" | "canBeCancelled" | "paymentDetails">

interface ReviewStepProps {
  readonly order: ReviewedOrder
  readonly state: Extract<PaymentState, { readonly _tag: "Reviewed" | "ReviewedByGateway" | "Investigated" }>
}

const TITLES = {
  Reviewed: "We are reviewing your order.",
  ReviewedByGateway: "Your payment is being reviewed.",
  Investigated: "We are finding out whether your payment went through.",
} as const

/** Explains why an order or its payment is under review, and what happens next. */
export default function ReviewStep({ order, state }: ReviewStepProps) {
  return (
    <Notice severity="info">
      <p className="font-semibold">{TITLES[state._tag]}</p>
      <div className="flex flex-col gap-1 text-sm">
        {state._tag === "Reviewed" ? (
          <ReviewedByShop order={order} {...state} />
        ) : (
          <p>
            Please do not pay again. We hold your items. Once the payment is{" "}
            {state._tag === "Investigated" ? "found" : "approved"}, we email you a confirmation; if it is not,
            you can pay another way on this page.
          </p>
        )}
        <p>This page updates by itself.</p>
      </div>
    </Notice>
  )
}

function ReviewedByShop({
  order,
  received,
  missing,
}: {
  readonly order: ReviewedOrder
  readonly received: number
  readonly missing: number
}) {
  const end =
    received === 0
      ? "we will cancel it and email you."
      : `we will cancel it, email you and refund ${formatMoney(received)} to ${refundDestinations(order.paymentDetails)}.`
  return (
    <>
      {missing > 0 && (
        <p>
          We received {formatMoney(received)} of {formatMoney(order.total)}; {formatMoney(missing)} is
          missing. Please do not send the rest yet: we first need to check the order.
        </p>
      )}
      {missing === 0 && received > 0 && <p>We received your payment of {formatMoney(received)}.</p>}
      <p>We are holding your items while we review the order. If we cannot accept it, {end}</p>
      {order.canBeCancelled && <p>If you would rather not wait, you can cancel the order below.</p>}
    </>
  )
}
