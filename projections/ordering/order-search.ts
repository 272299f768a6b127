import { readOrderNumber } from "@voltread/domain/ordering/order-number.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { searchPatterns } from "../platform/search.ts"
import type { OrderDocument } from "./order-document.ts"

/**
 * The text that the search matches, in lower case, one value per line so that no match spans two values: what a customer
 * says, and what stands on a parcel, a supplier's papers or a bank statement.
 */
export const searchText = (state: OrderDocument["state"]): string => {
  const { billingAddress, created, lease, lines, payments, shipments, shippingAddress } = state
  const { contact } = created
  const values = [
    created.uniqueId,
    `${contact.firstName} ${contact.lastName}`,
    contact.email,
    contact.phone,
    created.username,
    shippingAddress === null ? null : `${shippingAddress.firstName} ${shippingAddress.lastName}`,
    shippingAddress?.phone,
    ...[shippingAddress, billingAddress].flatMap((address) =>
      address === null ? [] : [address.address1, placeOf(address)],
    ),
    ...lines.flatMap(({ partnerOrderId, sku }) => [sku, partnerOrderId]),
    ...payments.flatMap(({ card, transactionId }) => [transactionId, card?.type, card?.lastFour]),
    ...[orderTotals(state).total, ...payments.map(({ amount }) => amount)].map(
      (amount) => `$${toDecimal(amount)}`,
    ),
    lease?.id,
    lease?.leaseId,
    lease?.secondaryLeaseId,
    ...shipments.flatMap(({ partnerOrderId, trackingNumber }) => [trackingNumber, partnerOrderId]),
  ]
  return [...new Set(values.filter((value) => value != null && value !== ""))].join("\n").toLowerCase()
}

/**
 * The cities, states and ZIP codes of an order's addresses in lower case, a line each: an index of their own, for a word
 * that most orders have elsewhere.
 */
export const placesOf = ({ billingAddress, shippingAddress }: OrderDocument["state"]): string =>
  [shippingAddress, billingAddress]
    .flatMap((address) => (address === null ? [] : [placeOf(address)]))
    .join("\n")
    .toLowerCase()

/** `Austin, TX 78701`. */
const placeOf = ({ city, postalCode, state }: PostalAddress): string => `${city}, ${state} ${postalCode}`

/** An order's whole number, as it was heard on the phone; a name has no digit. */
const ORDER_NUMBER = /^vt[- ]?(?=.*\d)[0-9a-z]{5}[- ]?[0-9a-z]{5}$/i

/** What must match `searchText`, for the text of a search: as `searchPatterns`, and a misread order number finds the order. */
export const orderSearchPatterns = (text: string): ReadonlyArray<string> =>
  searchPatterns(ORDER_NUMBER.test(text.trim()) ? readOrderNumber(text) : text)
