import { isDisputed } from "@voltread/domain/ordering/refund-words.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { NOT_PAID_FOR } from "../model/money-words.ts"

/** For whoever sends or hands over items of a disputed order, or lets it be sent. It does not stop them: proof of delivery helps to win a dispute. */
export function DisputeWarning({ order }: { readonly order: Pick<OrderDetailFragment, "paymentDetails"> }) {
  return (
    isDisputed(order.paymentDetails) && (
      <Notice severity="warning">{`The customer disputes a payment of this order. ${NOT_PAID_FOR}`}</Notice>
    )
  )
}
