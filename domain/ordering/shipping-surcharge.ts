import type { ShippingRules } from "../shared/shop-settings.ts"
import { isStateCode } from "../shared/us-states.ts"
import type { OrderItem } from "./order-item.ts"

type Shipped = Pick<OrderItem, "deliveryType" | "shippingCost" | "shippingSurcharge">

/** What a unit costs beyond the product's own shipping when it is sent to this state. Cents. */
export const surchargeTo = ({ surcharges }: ShippingRules, state: string): number =>
  isStateCode(state) ? (surcharges[state] ?? 0) : 0

const withSurcharge = <Line extends Shipped>(line: Line, surcharge: number): Line => ({
  ...line,
  shippingCost: line.shippingCost - (line.shippingSurcharge ?? 0) + surcharge,
  shippingSurcharge: surcharge,
})

/** A new line with what its state costs. Without such costs it is left as it is, and stays so wherever it goes. */
export const sentTo = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || Object.keys(rules.surcharges).length === 0
    ? line
    : withSurcharge(line, surchargeTo(rules, state))

/** A line of an order that goes to another state than it was to: only what was for the state changes. */
export const sentElsewhere = <Line extends Shipped>(line: Line, state: string, rules: ShippingRules): Line =>
  line.deliveryType !== "DELIVERY_SHIPPING" || line.shippingSurcharge === undefined
    ? line
    : withSurcharge(line, surchargeTo(rules, state))
