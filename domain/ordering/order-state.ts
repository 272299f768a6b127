import type { PostalAddress } from "../shared/address.ts"
import type { ReminderKind } from "../shared/reminder-kinds.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { FraudDetails, LeaseDetails, OrderEventData, PaymentDetails, Shipment } from "./order-event.ts"
import { type OrderItem, type Totals, totalsOf, type Units } from "./order-item.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"
import type { ReturnRequest } from "./return-request.ts"

/** A line of the order with its status and what was shipped and returned. */
export interface OrderLine extends OrderItem {
  readonly status: ItemStatus
  readonly partnerOrderId: string | null
  /** Units that left the shop, by carrier or at the counter. */
  readonly shippedQuantity: number
  readonly returnedQuantity: number
  /** Returned units that are on sale again. */
  readonly restockedQuantity: number
  /** The newest; null if there was none. */
  readonly returnRequest: ReturnRequest | null
  /** Part of the totals; false once the line was canceled while others were not. */
  readonly counted: boolean
}

/** The fields that a draft and a placed order share. */
export interface OrderFacts {
  readonly created: OrderEventData<"OrderCreated">
  readonly status: OrderStatus
  /** The status to which PENDING_REVIEW may return; null outside of a review. */
  readonly statusBeforeReview: OrderStatus | null
  readonly lines: ReadonlyArray<OrderLine>
  /** Units that are no longer in the order and do not return to stock, since their supplier had none. */
  readonly lost: ReadonlyArray<Units>
  readonly billingAddress: PostalAddress | null
  readonly shippingAddress: PostalAddress | null
  /** The newest known step of each movement of money, in the order of their first steps. */
  readonly payments: ReadonlyArray<PaymentDetails>
  readonly shipments: ReadonlyArray<Shipment>
  readonly lease: LeaseDetails | null
  readonly fraud: FraudDetails | null
  /** The number of the last reminder sent, by kind. */
  readonly reminders: Readonly<Record<ReminderKind, number>>
  /** Keys of notes, calls and emails, so that none is added twice. */
  readonly conversations: ReadonlyArray<string>
}

interface NoOrder {
  readonly _tag: "none"
}
export interface DraftOrder extends OrderFacts {
  readonly _tag: "draft"
}
export interface PlacedOrder extends OrderFacts {
  readonly _tag: "placed"
  readonly submitted: OrderEventData<"OrderSubmitted">
}

export type Order = DraftOrder | PlacedOrder
export type OrderState = NoOrder | Order

/**
 * Current totals of the order, in cents. A line counts until it is canceled while others remain; an order that is
 * canceled as a whole keeps its totals, since the books reverse them. A line that its supplier canceled counts until it
 * is canceled for good, since it may be sourced again and its money is still held.
 */
export const orderTotals = (order: Pick<OrderFacts, "lines">): Totals =>
  totalsOf(order.lines.filter((line) => line.counted))

export const lineOf = (order: OrderFacts, itemId: string): OrderLine | undefined =>
  order.lines.find((line) => line.itemId === itemId)

/** The name of a line; its id where the order has no such line. */
export const lineName = (order: OrderFacts, itemId: string): string => lineOf(order, itemId)?.name ?? itemId

export const isLive = (line: Pick<OrderLine, "status">): boolean => line.status !== "CANCELLED"

/** Units that left the shop and are not back. */
export const returnableUnits = (line: Pick<OrderLine, "shippedQuantity" | "returnedQuantity">): number =>
  line.shippedQuantity - line.returnedQuantity

/** Lines that are not canceled. */
export const liveLines = (order: Pick<OrderFacts, "lines">): ReadonlyArray<OrderLine> =>
  order.lines.filter(isLive)

/** The units of a line that count as sold: not returned, not canceled. */
export const soldUnits = (line: OrderLine): number =>
  ITEM_STATUS_TABLE[line.status].isFinal ? 0 : line.quantity - line.returnedQuantity

/** Something left the shop, by carrier or at the counter. */
export const handedOver = (order: OrderFacts): boolean => order.lines.some((line) => line.shippedQuantity > 0)

/** The first status of a line that is added to an order in that status. */
export const firstItemStatus = (status: OrderStatus): ItemStatus =>
  status === "LOAN_IN_PROCESS" ? "LOAN_IN_PROCESS" : "PENDING"
