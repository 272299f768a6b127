import { fold } from "@voltread/domain/decider.ts"
import type { RecordedEvent } from "@voltread/domain/event.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { Order, OrderLine, OrderState } from "@voltread/domain/ordering/order-state.ts"
import { allocate } from "@voltread/domain/shared/money.ts"

/** The effect of one event on one line, by different code than the read model's. Cents. */
export interface ReferenceEntry {
  readonly orderId: string
  readonly at: string
  readonly position: string
  readonly line: OrderLine
  readonly isSale: boolean
  readonly gross: number
  readonly discount: number
  /** Ordered, less discounts: neither canceled nor returned units are taken off. */
  readonly orderValue: number
  readonly returns: number
  readonly shipping: number
  readonly tax: number
  readonly cost: number
  readonly units: number
  readonly returnedUnits: number
}

interface SoldValue {
  readonly units: number
  readonly gross: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  readonly cost: number
}

const NOTHING: SoldValue = { units: 0, gross: 0, discount: 0, shipping: 0, tax: 0, cost: 0 }

/** The part of a line that was neither canceled nor returned. */
export const soldValueOf = (state: OrderState, itemId: string): SoldValue => {
  if (state._tag !== "placed") return NOTHING
  const line = state.lines.find((each) => each.itemId === itemId)
  if (line === undefined || line.status === "CANCELLED" || line.status === "RETURNED") return NOTHING
  const units = line.quantity - line.returnedQuantity
  const part = (amount: number) => allocate(amount, [units, line.returnedQuantity])[0] ?? 0
  return {
    units,
    gross: units * line.price,
    discount: part(line.discount),
    shipping: units * line.shippingCost,
    tax: part(line.tax),
    cost: units * line.supplierCost,
  }
}

export interface ReferenceOrder {
  readonly orderId: string
  readonly state: Order
  /** As it was created, whatever was corrected since. */
  readonly placed: Order["created"]
  /** The position and time of the order's submission. */
  readonly submitted: { readonly position: string; readonly at: string } | null
  readonly entries: ReadonlyArray<ReferenceEntry>
}

/** All orders of these events, each folded by itself. */
export const referenceBooks = (events: ReadonlyArray<RecordedEvent>): ReadonlyArray<ReferenceOrder> =>
  [...Map.groupBy(events, ({ stream }) => stream)].flatMap(([stream, own]) =>
    stream.startsWith("order-") ? referenceOrder(stream.slice("order-".length), own) : [],
  )

const referenceOrder = (
  orderId: string,
  events: ReadonlyArray<RecordedEvent>,
): ReadonlyArray<ReferenceOrder> => {
  const entries: Array<ReferenceEntry> = []
  let submitted: ReferenceOrder["submitted"] = null
  let placed: Order["created"] | null = null
  let state: OrderState = order.initial
  for (const recorded of events) {
    const event = orderCodec.decodeOrThrow(recorded)
    const before = state
    state = fold(order, [event], before)
    if (state._tag === "none") continue
    placed ??= state.created
    const { position, metadata } = recorded
    const isSale = event.type === "OrderSubmitted"
    if (isSale) submitted = { position, at: metadata.at }
    const known = before._tag === "none" ? [] : before.lines
    const lines = new Map([...known, ...state.lines].map((line) => [line.itemId, line]))
    for (const [itemId, line] of lines) {
      const was = soldValueOf(before, itemId)
      const is = soldValueOf(state, itemId)
      const old = known.find((each) => each.itemId === itemId)
      const wasSold = !isSale && old !== undefined
      const isReturn =
        wasSold &&
        (line.returnedQuantity > old.returnedQuantity ||
          (line.status === "RETURNED" && old.status !== "RETURNED"))
      const isBack =
        isReturn ||
        (wasSold &&
          ((line.status === "CANCELLED" && old.status !== "CANCELLED") ||
            line.quantity < old.quantity ||
            !state.lines.some((each) => each.itemId === itemId)))
      entries.push({
        orderId,
        at: metadata.at,
        position,
        line,
        isSale,
        gross: isBack ? 0 : is.gross - was.gross,
        orderValue: isBack ? 0 : is.gross - was.gross - (is.discount - was.discount),
        returns: isBack ? was.gross - is.gross : 0,
        discount: is.discount - was.discount,
        shipping: is.shipping - was.shipping,
        tax: is.tax - was.tax,
        cost: is.cost - was.cost,
        units: isBack ? 0 : is.units - was.units,
        returnedUnits: isReturn ? was.units - is.units : 0,
      })
    }
  }
  return state._tag === "none" || placed === null ? [] : [{ orderId, state, placed, submitted, entries }]
}
