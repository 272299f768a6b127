import type { OrderDetailFragment } from "../../generated/order.ts"
import type { AddressKind } from "./address.ts"
import type { OrderSection } from "./changed-sections.ts"

export type Item = OrderDetailFragment["items"][number]

/** Something to do to an order that needs a dialog. */
export type OrderAction =
  | { readonly _tag: "status" }
  | { readonly _tag: "approve" }
  | { readonly _tag: "cancel" }
  | { readonly _tag: "return"; readonly itemId: string }
  | { readonly _tag: "answerReturn"; readonly itemId: string; readonly isAccepted: boolean }
  | { readonly _tag: "receiveReturn"; readonly itemId: string }
  | { readonly _tag: "refundReturn"; readonly itemId: string }
  /** Null: pickups from the time before stores had stock of their own. */
  | { readonly _tag: "handOver"; readonly storeId: string | null }
  | { readonly _tag: "itemStatus"; readonly itemId: string }
  | { readonly _tag: "units"; readonly itemId: string }
  | { readonly _tag: "refund"; readonly paymentId: string }
  /** A refund that staff have paid out by hand. */
  | { readonly _tag: "payout"; readonly paymentId: string }
  | { readonly _tag: "address"; readonly kind: AddressKind }
  | { readonly _tag: "email" }
  /** Null: a new one. */
  | { readonly _tag: "shipment"; readonly shipmentId: string | null }

/** What every section of the order's page is given. */
export interface SectionProps {
  readonly order: OrderDetailFragment
  readonly changed: ReadonlySet<OrderSection>
  /** Absent while the past is shown: nothing can be done to it. */
  readonly onAction: ((action: OrderAction) => void) | undefined
}
