import type { OrderDetailFragment } from "../generated/order.ts"
import type { AddressKind } from "./address.ts"
import type { Part } from "./changed-parts.ts"

export type Item = OrderDetailFragment["items"][number]

/** What somebody wants to do to an order and has to say more about. */
export type Asked =
  | { readonly _tag: "status" }
  | { readonly _tag: "cancel" }
  | { readonly _tag: "return"; readonly itemId: string }
  | { readonly _tag: "itemStatus"; readonly itemId: string }
  | { readonly _tag: "refund"; readonly paymentId: string }
  | { readonly _tag: "address"; readonly kind: AddressKind }
  /** Null: a new one. */
  | { readonly _tag: "shipment"; readonly shipmentId: string | null }

/** What every part of the order's page is given. */
export interface PartProps {
  readonly order: OrderDetailFragment
  readonly changed: ReadonlySet<Part>
  /** Absent while the past is shown: nothing can be done to it. */
  readonly onAsk: ((asked: Asked) => void) | undefined
}
