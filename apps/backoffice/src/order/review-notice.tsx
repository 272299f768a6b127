import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { FoundPayment } from "./found/found-payment.tsx"
import { reviewReasons } from "./review-reasons.ts"

/** Why the order must be reviewed. */
export function ReviewNotice({ order }: { readonly order: OrderDetailFragment }) {
  return (
    <Notice severity="warning">
      <p className="font-semibold">
        {"Under review since "}
        <DateTime at={order.review?.since ?? order.updatedAt} />
      </p>
      <ul className="list-disc pl-5">
        {reviewReasons(order).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {order.review?.advice.map((advice) => (
        <p key={advice}>{advice}</p>
      ))}
      {order.review?.notChargedStatus != null && <FoundPayment orderId={order.id} />}
      <Link to="/reviews" className="underline underline-offset-4">
        All orders to review
      </Link>
    </Notice>
  )
}
