import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { disputeWords, NOT_PAID_FOR } from "./model/money-words.ts"

/** What a dispute that the bank has not decided means for the order. */
export function DisputeNotice({ order }: { readonly order: OrderDetailFragment }) {
  return (
    <Notice severity="warning">
      {order.paymentDetails.flatMap(({ disputed, paymentId }) =>
        disputed > 0 ? [<p key={paymentId}>{disputeWords(disputed)}</p>] : [],
      )}
      {order.status !== "CANCELLED" && <p>{NOT_PAID_FOR}</p>}
    </Notice>
  )
}
