import type { OrderItemChange } from "./order-item.ts"
import type { OrderLine } from "./order-state.ts"

/** What staff and shoppers may change of a line; returns have their own rule. */
export type Change = Omit<OrderItemChange, "returnedQuantity">

type Draft = { -readonly [Key in keyof Change]: Change[Key] }

const MONEY = ["quantity", "price", "discount", "tax", "shippingCost"] as const
const FIELDS = [...MONEY, "deliveryType", "partnerOrderId", "estimatedDeliveryDate"] as const

/** The fields that really change, as they are and as they shall be. */
export const difference = (
  line: OrderLine,
  change: Change,
): { readonly before: Change; readonly after: Change } => {
  const { partnerOrderId, ...rest } = line
  // A line that the supplier has not named yet has no such field before.
  const known: Change = partnerOrderId === null ? rest : { ...rest, partnerOrderId }
  const before: Draft = {}
  const after: Draft = {}
  for (const field of FIELDS) {
    if (change[field] === undefined || change[field] === known[field]) continue
    copy(field, known, before)
    copy(field, change, after)
  }
  return { before, after }
}

const copy = <Field extends keyof Change>(field: Field, from: Change, to: Draft): void => {
  if (from[field] !== undefined) to[field] = from[field]
}

export const changesMoney = (change: Change): boolean => MONEY.some((field) => change[field] !== undefined)

/** What the supplier calls the order and when it will arrive are notes about the deal, not the deal. */
export const changesTheDeal = (change: Change): boolean =>
  changesMoney(change) || change.deliveryType !== undefined

export const isEmpty = (change: Change): boolean => FIELDS.every((field) => change[field] === undefined)
