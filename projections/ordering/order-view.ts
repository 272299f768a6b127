import { loanStatusFacts } from "@voltread/domain/loans/loan-status-table.ts"
import { smallestAmount } from "@voltread/domain/ordering/down-payment.ts"
import { isHeldForFraudCheck } from "@voltread/domain/ordering/fraud-hold.ts"
import { ITEM_STATUSES, type ItemStatus } from "@voltread/domain/ordering/item-status-facts.ts"
import { lenderTake } from "@voltread/domain/ordering/lender-take.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import { orderBalance } from "@voltread/domain/ordering/order-balance.ts"
import { storeOf } from "@voltread/domain/ordering/order-item.ts"
import { held, isBeingPaid, isCharging, saleOfUnknownOutcome } from "@voltread/domain/ordering/order-money.ts"
import { approvedStatus } from "@voltread/domain/ordering/order-review.ts"
import { cancelableUnits } from "@voltread/domain/ordering/order-rules-items.ts"
import {
  billingAddressMayChange,
  shippingAddressMayChange,
} from "@voltread/domain/ordering/order-rules-placing.ts"
import { proposedRefund } from "@voltread/domain/ordering/order-rules-returns.ts"
import {
  liveLines,
  type Order,
  type OrderLine,
  orderTotals,
  returnableUnits,
} from "@voltread/domain/ordering/order-state.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { returnableUntil, returnDaysOf } from "@voltread/domain/ordering/return-request.ts"
import { reviewAdvice } from "@voltread/domain/ordering/review-advice.ts"
import { isApprovedForLess } from "@voltread/domain/ordering/review-obstacle.ts"
import { Result } from "effect"
import type { OrderDocument } from "./order-document.ts"
import { ownerOf } from "./order-owner.ts"

/** An order with the fields of spec §3, in cents and UTC ISO strings. */
export type OrderView = ReturnType<typeof toOrderView>
export type OrderItemView = ReturnType<typeof toItemView>

const toItemView = ({ state, departures }: OrderDocument, line: OrderLine) => {
  const since = departures[line.itemId] ?? null
  const parcel = state.shipments.findLast(({ lines }) => lines.some(({ itemId }) => itemId === line.itemId))
  const subTotal = line.price * line.quantity
  const totalShippingCost = line.shippingCost * line.quantity
  return {
    id: line.itemId,
    orderId: state.created.orderId,
    productId: line.productId,
    sku: line.sku,
    productType: line.productType,
    category: line.category,
    name: line.name,
    description: line.description,
    brand: line.brand,
    brandId: line.brandId,
    size: line.size,
    quantity: line.quantity,
    returnedQuantity: line.returnedQuantity,
    shippedQuantity: line.shippedQuantity,
    isCounted: line.counted,
    partner: line.partner,
    deliveryType: line.deliveryType,
    price: line.price,
    originalPrice: line.originalPrice,
    supplierCost: line.supplierCost,
    winnerMarkupId: line.winnerMarkupId,
    status: line.status,
    nextStatuses: nextItemStatuses(state, line),
    pickupStore: storeOf(line),
    /** When units last left the shop or arrived. */
    departedAt: since,
    returnableQuantity: returnableUnits(line),
    cancelableQuantity: isBeingPaid(state) ? 0 : cancelableUnits(line),
    /** UTC; null until a unit has left the store. */
    returnableUntil: since === null ? null : returnableUntil(since, returnDaysOf(state)),
    returnRequest:
      line.returnRequest === null
        ? null
        : { ...line.returnRequest, proposedRefund: proposedRefund(state, line) },
    partnerOrderId: line.partnerOrderId ?? parcel?.partnerOrderId ?? null,
    carrier: parcel?.carrier ?? null,
    shippingCarrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
    trackingUrl: parcel?.trackingUrl ?? null,
    shipMethod: parcel?.shipMethod ?? null,
    shippedDate: parcel?.shippedDate ?? null,
    estimatedDeliveryDate: parcel?.estimatedDeliveryDate ?? line.estimatedDeliveryDate,
    attributes: line.attributes,
    thumbnailImage: line.images.thumbnail,
    smallImage: line.images.small,
    largeImage: line.images.large,
    urlPath: line.urlPath,
    shippingCost: line.shippingCost,
    discount: line.discount,
    tax: line.tax,
    subTotal,
    totalShippingCost,
    total: subTotal - line.discount + totalShippingCost + line.tax,
  }
}

/** Whether everything can still be canceled, including payments. */
const canBeCancelled = (state: Order): boolean =>
  state.status !== "CANCELLED" &&
  Result.isSuccess(order.decide({ type: "CancelOrder", reason: "" }, state)) &&
  !isCharging(state)

/**
 * Computed by the order's own rules, so that screens offer what commands accept; except to wait for a lender that nobody
 * has asked, or that has decided: such an order would wait for ever.
 */
const nextStatuses = (state: Order): ReadonlyArray<OrderStatus> =>
  ORDER_STATUSES.filter(
    (to) =>
      to !== state.status &&
      !(WAITING_FOR_LENDER.has(to) && !hasLender(state)) &&
      !(to === "LOAN_IN_PROCESS" && isApprovedForLess(state)) &&
      Result.isSuccess(order.decide({ type: "ChangeStatus", to, reason: "" }, state)),
  )

const WAITING_FOR_LENDER: ReadonlySet<OrderStatus> = new Set(["LOAN_IN_PROCESS", "PENDING_ESIGNATURE"])

/** There is an application, and it has not ended. */
const hasLender = ({ lease }: Order): boolean =>
  lease !== null && loanStatusFacts(lease.statusName)?.next.length !== 0

const nextItemStatuses = (state: Order, { itemId, status }: OrderLine): ReadonlyArray<ItemStatus> =>
  ITEM_STATUSES.filter(
    (to) =>
      to !== status &&
      Result.isSuccess(order.decide({ type: "ChangeItemStatus", itemId, to, reason: "" }, state)),
  )

const paymentsOf = ({ state, paymentTimes, updated }: OrderDocument) =>
  state.payments.map((payment) => ({
    paymentId: payment.paymentId,
    kind: payment.kind,
    result: payment.result,
    gatewayType: payment.gatewayType,
    gatewayName: payment.gatewayName,
    transactionId: payment.transactionId,
    paymentUrl: payment.paymentUrl,
    detected: payment.detected ?? 0,
    disputed: payment.disputed ?? 0,
    secondaryLeaseId: payment.secondaryLeaseId,
    approvedLeaseAmount: payment.approvedLeaseAmount,
    amount: payment.amount,
    code: payment.code,
    message: payment.message,
    cardType: payment.card?.type ?? null,
    cardLastFour: payment.card?.lastFour ?? null,
    refersTo: payment.refersTo,
    at: paymentTimes[payment.paymentId] ?? updated.at,
  }))

const leaseOf = ({ state, leaseTimes }: OrderDocument) =>
  state.lease === null
    ? null
    : {
        ...state.lease,
        downPayment: state.lease.downPayment ?? null,
        approvalExpiresAt: state.lease.approvalExpiresAt ?? null,
        smallestAmount: smallestAmount(state.lease),
        orderId: state.created.orderId,
        username: state.created.username,
        createdAt: leaseTimes?.createdAt ?? null,
        updatedAt: leaseTimes?.updatedAt ?? null,
      }

/**
 * `approvedStatus`: the status after staff approve it; null where approval is not possible. `notChargedStatus`: the
 * status after staff state that nothing was charged; null where that is not in question.
 */
const reviewOf = ({ state, review, updated }: OrderDocument) =>
  state.status === "PENDING_REVIEW"
    ? {
        reason: review?.reason ?? "",
        since: review?.since ?? updated.at,
        approvedStatus: approvedStatus(state),
        advice: reviewAdvice(state),
        notChargedStatus:
          state.statusBeforeReview === "PENDING_PAYMENT" && saleOfUnknownOutcome(state) !== undefined
            ? "PENDING_PAYMENT"
            : null,
      }
    : null

/** Every unit that was not canceled has left the store. */
const isShipped = (state: Order): boolean => {
  const live = liveLines(state)
  return live.length > 0 && live.every(({ shippedQuantity, quantity }) => shippedQuantity >= quantity)
}

const originalPriceOf = (state: Order): number =>
  state._tag === "placed"
    ? state.submitted.originalPrice
    : state.lines.reduce((total, line) => total + line.originalPrice * line.quantity, 0)

/** The whole order, for staff. `toCustomerOrder` lists what a customer may see of it. */
export const toOrderView = (document: OrderDocument, isIncomplete = false) => {
  const { state } = document
  const { created, billingAddress: billing, shippingAddress: shipping } = state
  const submitted = state._tag === "placed" ? state.submitted : null
  return {
    id: created.orderId,
    uniqueId: created.uniqueId,
    cartId: created.cartId,
    username: created.username,
    /** The owner's username, whether or not such an account exists. */
    owner: ownerOf(state),
    status: state.status,
    statusBeforeReview: state.statusBeforeReview,
    ...orderTotals(state),
    originalPrice: originalPriceOf(state),
    promotionCode: created.promotionCode,
    priceMarkupGroupId: created.priceMarkupGroupId,
    lenderTake: state._tag === "placed" ? lenderTake(state) : null,
    affiliateTake: submitted?.affiliateTake ?? null,
    orderSubmittedDate: document.submittedAt,
    createdAt: document.created.at,
    createdById: document.created.id,
    createdByName: document.created.name,
    updatedAt: document.updated.at,
    updatedById: document.updated.id,
    updatedByName: document.updated.name,
    submittedBy: submitted?.submittedBy ?? null,
    ...created.affiliate,
    submittedRollupId: submitted?.submittedRollupId ?? null,
    ...created.contact,
    address1: billing?.address1 ?? "",
    address2: billing?.address2 ?? "",
    city: billing?.city ?? "",
    state: billing?.state ?? "",
    postalCode: billing?.postalCode ?? "",
    billingFirstName: billing?.firstName ?? "",
    billingLastName: billing?.lastName ?? "",
    billingPhone: billing?.phone ?? "",
    billingCountry: billing?.country ?? "",
    shipFirstName: shipping?.firstName ?? "",
    shipLastName: shipping?.lastName ?? "",
    shipAddress1: shipping?.address1 ?? "",
    shipAddress2: shipping?.address2 ?? "",
    shipCity: shipping?.city ?? "",
    shipState: shipping?.state ?? "",
    shipPostalCode: shipping?.postalCode ?? "",
    shipCountry: shipping?.country ?? "",
    shipPhone: shipping?.phone ?? "",
    shipped: isShipped(state),
    lenderSignatureUrl: state.lease?.lenderSignatureUrl ?? null,
    leaseId: state.lease?.leaseId ?? null,
    fraudIsChecked: state.fraud?.fraudIsChecked ?? null,
    fraudScore: state.fraud?.fraudScore ?? null,
    fraudIpDistanceFromAddress: state.fraud?.fraudIpDistanceFromAddress ?? null,
    fraudEmailFirstSeen: state.fraud?.fraudEmailFirstSeen ?? null,
    fraudReasons: state.fraud?.fraudReasons ?? [],
    /** Nothing can ship until it has a result. */
    fraudCheckIsDue: isHeldForFraudCheck(state),
    review: reviewOf(document),
    balance: orderBalance(state),
    ...created.tracking,
    items: state.lines.map((line) => toItemView(document, line)),
    paymentDetails: paymentsOf(document),
    shipments: state.shipments,
    leaseDetails: leaseOf(document),
    canBeCancelled: canBeCancelled(state),
    /** Paid and not refunded: what a cancellation refunds. */
    refundable: held(state),
    nextStatuses: nextStatuses(state),
    billingAddressMayChange: billingAddressMayChange(state),
    shippingAddressMayChange: shippingAddressMayChange(state),
    /** Some of its events cannot be read or applied, so their changes are missing here. */
    isIncomplete,
    revision: document.revision,
    position: document.position,
  }
}
