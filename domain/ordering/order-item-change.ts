import type { OrderItemChange } from "./order-item.ts"
import type { OrderLine } from "./order-state.ts"

/** The fields of a line that a command may change; returns have rules of their own. */
export type LineChange = Omit<OrderItemChange, "returnedQuantity" | "restockedQuantity" | "returnRequest">

type MutableLineChange = { -readonly [Key in keyof LineChange]: LineChange[Key] }

const MONEY = ["quantity", "price", "discount", "tax", "shippingCost", "shippingSurcharge"] as const
const FIELDS = [...MONEY, "deliveryType", "partnerOrderId", "estimatedDeliveryDate"] as const

/** The fields whose values differ, before and after the change. */
export const difference = (
  line: OrderLine,
  change: LineChange,
): { readonly before: LineChange; readonly after: LineChange } => {
  const { partnerOrderId, ...rest } = line
  // Null means that the supplier has not given an order id yet; `before` then leaves the field out.
  const known: LineChange = partnerOrderId === null ? rest : { ...rest, partnerOrderId }
  const before: MutableLineChange = {}
  const after: MutableLineChange = {}
  for (const field of FIELDS) {
    if (change[field] === undefined || change[field] === known[field]) continue
    copy(field, known, before)
    copy(field, change, after)
  }
  return { before, after }
}

const copy = <Field extends keyof LineChange>(
  field: Field,
  from: LineChange,
  to: MutableLineChange,
): void => {
  if (from[field] !== undefined) to[field] = from[field]
}

export const changesMoney = (change: LineChange): boolean =>
  MONEY.some((field) => change[field] !== undefined)

/** The supplier's order id and the delivery date may change at any time; money and delivery method may not. */
export const changesTerms = (change: LineChange): boolean =>
  changesMoney(change) || change.deliveryType !== undefined

export const isEmpty = (change: LineChange): boolean => FIELDS.every((field) => change[field] === undefined)
