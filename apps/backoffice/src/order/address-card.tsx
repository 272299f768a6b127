import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { Card } from "../page/card.tsx"
import { PostalAddress } from "../page/postal-address.tsx"
import { EditButton } from "./edit-button.tsx"
import { type AddressKind, addressOf } from "./model/address.ts"
import type { Item, SectionProps } from "./model/section-props.ts"

/** Items that were handed over in a store went to no address. */
const hasLeftForAddress = ({ shippedQuantity, deliveryType }: Item): boolean =>
  shippedQuantity > 0 && deliveryType === "DELIVERY_SHIPPING"

export function AddressCard({
  order,
  changed,
  onAction,
  kind,
}: SectionProps & { readonly kind: AddressKind }) {
  const address = addressOf(order, kind)
  const mayChange = kind === "shipping" ? order.shippingAddressMayChange : order.billingAddressMayChange
  const title = kind === "shipping" ? "Shipping address" : "Billing address"
  return (
    <Card
      title={title}
      isChanged={changed.has(kind === "shipping" ? "shippingAddress" : "billingAddress")}
      action={
        onAction !== undefined &&
        mayChange && (
          <EditButton of={title.toLowerCase()} onPress={() => onAction({ _tag: "address", kind })} />
        )
      }
    >
      <PostalAddress address={address} state={address.state} />
      {onAction !== undefined && !mayChange && (
        <p className="mt-2 text-sm text-muted">
          {kind === "shipping" && order.items.some(hasLeftForAddress)
            ? "Items have been shipped to it: it cannot change."
            : `It cannot change: the order is ${statusLabel(order.status).toLowerCase()}.`}
        </p>
      )}
    </Card>
  )
}
