import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { DisputeNotice } from "./dispute-notice.tsx"
import { ReviewNotice } from "./review-notice.tsx"

/** What staff must know of the order before they do anything with it. */
export default function OrderNotices({ order }: { readonly order: OrderDetailFragment }) {
  return (
    <>
      {order.isIncomplete && (
        <Notice severity="warning">
          Some of this order's history cannot be shown. It is safe, and an engineer has been notified.
        </Notice>
      )}
      {isDisputed(order.paymentDetails) && <DisputeNotice order={order} />}
      {order.review != null && <ReviewNotice order={order} />}
    </>
  )
}
