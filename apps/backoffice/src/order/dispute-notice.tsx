import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"
import { disputeWords } from "./model/money-words.ts"

/** What a dispute that the bank has not decided means for the order. */
export function DisputeNotice({ order }: { readonly order: OrderDetailFragment }) {
  return (
    <Notice severity="warning">
      {order.paymentDetails.flatMap(({ disputed, paymentId }) =>
        disputed > 0 ? [<p key={paymentId}>{disputeWords(disputed)}</p>] : [],
      )}
      {order.status !== "CANCELLED" && (
        <p>If the bank decides for the customer, what you send now is not paid for.</p>
      )}
    </Notice>
  )
}
