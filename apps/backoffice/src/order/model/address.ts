import type { PostalValues } from "@voltread/ui/form/postal-values.ts"
import type { OrderDetailFragment } from "../../generated/order.ts"

export type AddressKind = "shipping" | "billing"

/** An address of the order. */
export const addressOf = (order: OrderDetailFragment, kind: AddressKind): PostalValues => {
  switch (kind) {
    case "shipping":
      return {
        firstName: order.shipFirstName,
        lastName: order.shipLastName,
        address1: order.shipAddress1,
        address2: order.shipAddress2,
        city: order.shipCity,
        state: order.shipState,
        postalCode: order.shipPostalCode,
        phone: order.shipPhone,
      }
    case "billing":
      return {
        firstName: order.billingFirstName,
        lastName: order.billingLastName,
        address1: order.address1,
        address2: order.address2,
        city: order.city,
        state: order.state,
        postalCode: order.postalCode,
        phone: order.billingPhone,
      }
  }
}
