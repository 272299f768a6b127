import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import type { CartState } from "@voltread/domain/ordering/cart-state.ts"
import { hasMoved, isOpen } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import type { Rejection } from "@voltread/domain/shared/rejection.ts"
import { orderAsOf } from "@voltread/projections/ordering/order-as-of.ts"
import type { OrderView } from "@voltread/projections/ordering/order-view.ts"
import { Effect } from "effect"
import { Streams } from "../aggregates/streams.ts"
import type { CardGateway } from "../payments/card-gateway.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { TooMuchContention } from "../platform/commands/command-error.ts"
import { KeyMutex } from "../platform/commands/key-mutex.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type OutOfStock, reserveStock } from "../stock/stock.ts"
import type { CheckoutRequest } from "./checkout-request.ts"
import { type PaidAttempt, paymentMessage, payOrder } from "./pay-order.ts"
import {
  CheckoutRefused,
  closeCart,
  orderIdOf,
  type PlaceOrder,
  priceAndHold,
  sameTotal,
} from "./place-order.ts"
import { retaxed, shortage } from "./pricing.ts"

/** What a checkout came to. The order is the customer's view of nobody yet: amounts in cents, staff's fields in it. */
export interface CheckedOut {
  readonly outcome: "paid" | "declined" | "unanswered"
  readonly message: string
  readonly code: string | null
  readonly transactionId: string | null
  readonly order: OrderView | null
}

export type CheckoutFailure =
  | CheckoutRefused
  | Rejection
  | TooMuchContention
  | EventLogUnavailable
  | DatabaseError

type Needs = Streams | Database | CardGateway | EventLog

/** One submission of a cart at a time in this process; between processes the cart's stream decides. */
const submissions = new KeyMutex()

/**
 * Turns a cart into a paid order. Every step can be repeated: the same cart is the same order, the same nonce the same
 * attempt to pay. After a decline the cart is submitted again with another nonce, and the same order is paid.
 */
export const checkOut = (
  request: CheckoutRequest,
  username: string | null,
  intent: Intent,
): Effect.Effect<CheckedOut, CheckoutFailure, Needs> =>
  submit(request, username, intent).pipe(submissions.hold(request.cartId))

/** How often a cart may change between being priced and being closed. */
const ATTEMPTS = 5

const submit = Effect.fnUntraced(function* (
  request: CheckoutRequest,
  username: string | null,
  intent: Intent,
): Effect.fn.Return<CheckedOut, CheckoutFailure, Needs> {
  const { carts } = yield* Streams
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    // What is remembered is proved by closing the cart; a cart remembered as empty may have been filled elsewhere.
    const remembered = attempt === 0 ? yield* carts.loadCached(request.cartId) : null
    const cart =
      remembered === null || isEmpty(remembered.state) ? yield* carts.load(request.cartId) : remembered
    switch (cart.state._tag) {
      case "none":
        return yield* EMPTY
      case "merged":
        return yield* MERGED
      case "open": {
        if (cart.state.items.length === 0) return yield* EMPTY
        const place = yield* closeCart(cart.state.items, cart.revision, request, username, intent).pipe(
          Effect.catchTags({
            StreamMoved: () => Effect.succeed(null),
            StaleReservation: () => Effect.succeed(null),
          }),
        )
        if (place !== null) return yield* pay(place, request, intent)
        break
      }
      case "checkedOut": {
        const { orders } = yield* Streams
        const order = yield* orders.load(cart.state.orderId)
        if (order.state._tag === "placed") return yield* payAgain(order.state, cart.revision, request, intent)
        const place = yield* priceAndHold(cart.state.items, cart.revision, request, username).pipe(
          Effect.catchTag("StaleReservation", () => Effect.succeed(null)),
        )
        if (place !== null) return yield* pay(place, request, intent)
      }
    }
  }
  return yield* CHANGED
})

const isEmpty = (state: CartState): boolean =>
  state._tag === "none" || (state._tag === "open" && state.items.length === 0)

const EMPTY = new CheckoutRefused({ code: "CART_EMPTY", message: "Your cart is empty." })
const MERGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "This cart was merged into another one. Please check your cart and try again.",
})
const CHANGED = new CheckoutRefused({
  code: "CART_CLOSED",
  message: "Your cart was changed while you paid. You have not been charged. Please check it and try again.",
})

const pay = (place: PlaceOrder, request: CheckoutRequest, intent: Intent) =>
  payOrder(orderIdOf(request.cartId), place, request, intent).pipe(Effect.flatMap(toCheckedOut))

/** The order exists: paid by an earlier submission, or waiting for another try. */
const payAgain = Effect.fnUntraced(function* (
  order: PlacedOrder,
  cartRevision: number,
  request: CheckoutRequest,
  intent: Intent,
) {
  const orderId = order.created.orderId
  const owes = order.status === "PENDING_PAYMENT" || order.status === "PAYMENT_FAILED"
  const isCharging = order.payments.some((payment) => payment.kind === "sale" && isOpen(payment))
  if (owes && !isCharging) {
    const { totals, lines } = retaxed(order, request.shippingAddress.state)
    yield* sameTotal(totals.total, request.expectedTotal)
    // The order may have waited so long that its units were given back.
    yield* reserveStock(orderId, cartRevision, lines).pipe(
      Effect.catchTags({
        StaleReservation: () => Effect.void,
        OutOfStock: (error: OutOfStock) =>
          Effect.fail(
            new CheckoutRefused({
              code: "OUT_OF_STOCK",
              message: error.products
                .map(({ productId, available }) => {
                  const line = lines.find((each) => each.productId === productId)
                  return shortage({ name: line?.name ?? productId, available })
                })
                .join(" "),
            }),
          ),
      }),
    )
  }
  return yield* payOrder(orderId, null, request, intent).pipe(Effect.flatMap(toCheckedOut))
})

const toCheckedOut = Effect.fnUntraced(function* ({ order, payment, revision }: PaidAttempt) {
  const view = yield* orderAsOf(order.created.orderId, revision)
  const { transactionId, code } = payment
  if (hasMoved(payment)) {
    return {
      outcome: "paid",
      message: "Thank you! Your order is paid.",
      code,
      transactionId,
      order: view,
    } as const
  }
  const outcome = isOpen(payment) ? ("unanswered" as const) : ("declined" as const)
  return { outcome, message: paymentMessage(payment), code, transactionId, order: view }
})
