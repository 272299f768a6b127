import { PRICES_HOLD } from "@voltread/domain/ordering/cancel-reason.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useState } from "react"
import type { OrderDetails } from "./order-items.tsx"
import { paymentState } from "./payment-state.ts"

/** Only for orders with a loan application. */
const LeaseStep = lazy(() => part(() => import("./lease-step.tsx")))

/** Only for orders under review. */
const ReviewStep = lazy(() => part(() => import("./review-step.tsx")))

/** Only for orders that are not paid. */
const PayPanel = lazy(() => part(() => import("./pay-panel.tsx")))

interface NextStepProps {
  readonly order: OrderDetails
  readonly token: string | null
}

/** What the shopper must do next; nothing if the shop continues by itself. */
export function NextStep({ order: current, token }: NextStepProps) {
  const [isChoosing, setChoosing] = useState(false)
  /** The order when the attempt to pay it began: later changes do not remove the filled form. */
  const [attempted, setAttempted] = useState<OrderDetails | null>(null)
  const order = attempted ?? current
  const state = paymentState(order)
  const panel = (
    <Suspense fallback={null}>
      <PayPanel
        order={order}
        token={token}
        due={order.stillToPay}
        isPaying={attempted !== null}
        onPaying={(isPaying) => setAttempted(isPaying ? order : null)}
      />
    </Suspense>
  )
  switch (state._tag) {
    case "Nothing":
      return null
    case "Checking":
      return (
        <Step>
          <Notice severity="info">
            <p className="font-semibold">We are checking with the bank whether your payment went through.</p>
            <p className="text-sm">Please do not pay again. This page updates by itself.</p>
          </Notice>
        </Step>
      )
    case "Confirming":
      return (
        <Step>
          <Notice severity="info">
            <p className="font-semibold">We have seen your payment and are waiting for it to be confirmed.</p>
            <p className="text-sm">
              This usually takes a few minutes. There is nothing more to do; this page updates by itself.
            </p>
          </Notice>
        </Step>
      )
    case "Started":
      return (
        <Step>
          <Notice severity="warning">
            <p className="font-semibold">Your payment is not complete yet.</p>
            <p className="text-sm">
              {state.message ??
                "We hold your items while you pay. This page updates by itself once you have."}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <a href={state.url} className={buttonStyle()}>
                Continue to payment
              </a>
              {!isChoosing && (
                <Button variant="secondary" onPress={() => setChoosing(true)}>
                  Pay another way
                </Button>
              )}
            </div>
          </Notice>
          {isChoosing && panel}
        </Step>
      )
    case "Applied":
    case "ToSign":
    case "PartlyApproved":
      return (
        <Step>
          <Suspense fallback={null}>
            <LeaseStep order={order} token={token} state={state} />
          </Suspense>
        </Step>
      )
    case "ReviewedByGateway":
    case "Investigated":
    case "Reviewed":
      return (
        <Step>
          <Suspense fallback={null}>
            <ReviewStep order={order} state={state} />
          </Suspense>
        </Step>
      )
    case "Due":
      return (
        <Step>
          {Math.round(100 * (order.total - state.received - order.stillToPay)) > 0 ? (
            <Suspense fallback={null}>
              <LeaseStep
                order={order}
                token={token}
                state={{ _tag: "PartDue", due: order.stillToPay, message: state.message }}
              />
            </Suspense>
          ) : (
            <Notice severity="warning">
              <p className="font-semibold">
                {order.stillToPay < order.total
                  ? `We received ${formatMoney(state.received)}. Please pay the remaining ${formatMoney(order.stillToPay)}.`
                  : "This order is not paid yet."}
              </p>
              {state.message !== null && <p className="text-sm">{state.message}</p>}
              {order.stillToPay === order.total && <p className="text-sm">{PRICES_HOLD}</p>}
            </Notice>
          )}
          {panel}
        </Step>
      )
  }
}

function Step({ children }: { readonly children: ReactNode }) {
  return <div className="mt-8 flex flex-col gap-4">{children}</div>
}
