import type { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { type ChargeRules, deliveredTo } from "@voltread/domain/ordering/delivered-to.ts"
import { amountDue } from "@voltread/domain/ordering/down-payment.ts"
import type { Units } from "@voltread/domain/ordering/order-item.ts"
import { isBeingPaid } from "@voltread/domain/ordering/order-money.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { unitsOf } from "@voltread/domain/ordering/order-stock.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { Clock, Effect, Result } from "effect"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { attributionOf } from "../marketing/attribution.ts"
import { withRollup } from "../marketing/rollup-at.ts"
import { termsAt } from "../marketing/terms-at.ts"
import { claimPromotion } from "../promotions/claim-promotion.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { heldUnits, OutOfStock, reserveAll, reserveStock } from "../stock/stock.ts"
import { stockOfOrder } from "../stock/stock-of-order.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { CART_CHANGED, CheckoutRefused } from "./checkout-refused.ts"
import { holdWithinLimit } from "./hold-limit.ts"
import { notSendable } from "./not-sendable.ts"
import { offerFor } from "./offer.ts"
import type { PaymentStart } from "./payment-start.ts"
import { orderIdOf, type PlaceOrder, placeOrder } from "./place-order.ts"
import { type Offer, priceCart, type ShortLine, shortages } from "./pricing.ts"
import { requirePositiveTotal } from "./require-positive-total.ts"

/**
 * Prices the cart, compares it with what the shopper saw, makes sure that nothing will reject its order afterwards, and
 * holds the stock for it. Returns the command that places the order.
 */
export const placeAndHold = Effect.fnUntraced(function* (
  { items, promotionCode }: PricedContent,
  /** The revision of the event that closes, or has closed, the cart. */
  closingRevision: number,
  { details, username, beginning }: Submission,
) {
  const orderId = orderIdOf(details.cartId)
  const offer = yield* offerFor(items, promotionCode)
  // Shortages are found by reserving, because the stock in a product's row may be outdated.
  const priced = priceCart(items, offer, { orderId, state: details.shippingAddress.state, isHeld: true })
  if (priced.problems.length > 0) {
    return yield* new CheckoutRefused({ code: "OUT_OF_STOCK", message: priced.problems.join(" ") })
  }
  const codeProblem = priced.promotion?.problem ?? null
  if (codeProblem !== null) return yield* codeRefused(codeProblem)
  yield* sameTotal(priced.totals.total, details.expectedTotal)
  yield* requirePositiveTotal(priced.totals.total)
  const now = yield* Clock.currentTimeMillis
  const settings = yield* currentSettings
  const origin = {
    affiliate: yield* withRollup(details.affiliate, now),
    attribution: yield* attributionOf(details.visits, now),
    affiliateTerms: yield* termsAt(details.affiliate, { now, timeZone: settings.time.timeZone }),
  }
  const place = placeOrder(priced, details, origin, {
    username,
    status: beginning.status,
    returnDays: settings.returns.days,
  })
  yield* canBePlaced(place, beginning)
  yield* beginning.check(details, priced.totals.total)
  const lines = priced.lines.map((line) => unitsOf(line, line.quantity))
  yield* claim(offer, details.mailboxKey(username ?? details.email), orderId)
  yield* holdWithinLimit(details, unitsIn(lines), reserveStock(orderId, closingRevision, lines)).pipe(
    Effect.catchIf(isOutOfStock, (short) => refuseShort(short, priced.lines)),
  )
  return place
})

interface Submission {
  readonly details: OrderDetails
  readonly username: string | null
  readonly beginning: PaymentStart
}

/** The parts of a cart that determine the order's price. */
interface PricedContent {
  readonly items: ReadonlyArray<CartItem>
  readonly promotionCode: string | null
}

const notPossible = (problem: string): CheckoutRefused =>
  new CheckoutRefused({ code: "NOT_POSSIBLE", message: `${problem} You have not been charged.` })

/** The code stays in the cart until the shopper takes it out. */
const codeRefused = (problem: string): CheckoutRefused => notPossible(`${problem} Please remove the code.`)

const claim = Effect.fnUntraced(function* ({ promotion }: Offer, person: string, orderId: string) {
  if (promotion === null || promotion.found === null) return
  if (!(yield* claimPromotion(promotion.found, person, orderId, statusOf))) return yield* codeRefused(USED)
})

const statusOf = (orderId: string) =>
  CommandHandlers.use(({ orders }) => orders.load(orderId)).pipe(
    Effect.map(({ state }) => (state._tag === "none" ? null : state.status)),
  )

const USED = "This code can be used once, and you have used it already."

/** Once its cart is closed, the order must be placed: whatever could reject it is checked before. */
const canBePlaced = (place: PlaceOrder, beginning: PaymentStart): Effect.Effect<void, CheckoutRefused> => {
  const decided = decideAll(
    orderWithReactions,
    [place, ...beginning.commands(place)],
    orderWithReactions.initial,
  )
  return Result.isSuccess(decided)
    ? Effect.void
    : Effect.fail(new CheckoutRefused({ code: "NOT_POSSIBLE", message: decided.failure.message }))
}

/**
 * The same for an order that was placed before: its prices stay, but its units may have been released. Returns the
 * revision that was checked; null if the order has changed meanwhile. An order that can no longer be charged is left to
 * the code that records the attempt.
 */
export const priceAndHoldAgain = Effect.fnUntraced(function* (
  orderId: string,
  details: OrderDetails,
  rules: ChargeRules,
  check: PaymentStart["check"],
) {
  const { orders } = yield* CommandHandlers
  const { state, revision } = yield* orders.load(orderId)
  if (state._tag === "none") return revision
  // The shopper left this checkout before its order was placed.
  if (state._tag === "draft") return yield* CART_CHANGED
  if (!ORDER_STATUS_TABLE[state.status].mayBeCharged) return revision
  const { totals, lines } = deliveredTo(state, details.shippingAddress.state, rules)
  yield* sameTotal(amountDue(state, totals.total), details.expectedTotal)
  // Nothing is charged before the outcome of the open payment is known.
  if (isBeingPaid(state)) return revision
  yield* requirePositiveTotal(amountDue(state, totals.total))
  const problem = yield* notSendable(lines)
  if (problem !== null) return yield* notPossible(problem)
  yield* check(details, totals.total)
  const stock = stockOfOrder(state, revision)
  const held = sum([...(yield* heldUnits(orderId)).values()])
  return yield* holdWithinLimit(details, Math.max(0, unitsIn(stock.lines) - held), reserveAll(stock)).pipe(
    Effect.as(revision),
    Effect.catchTag("StaleReservation", () => Effect.succeed(null)),
    Effect.catchIf(isOutOfStock, (short) => refuseShort(short, lines)),
  )
})

const unitsIn = (lines: ReadonlyArray<Units>): number => sum(lines.map(({ quantity }) => quantity))

const isOutOfStock = (error: unknown): error is OutOfStock => error instanceof OutOfStock

const refuseShort = ({ products }: OutOfStock, lines: ReadonlyArray<ShortLine>) =>
  Effect.fail(new CheckoutRefused({ code: "OUT_OF_STOCK", message: shortages(products, lines).join(" ") }))

const sameTotal = (total: Cents, expected: Cents): Effect.Effect<void, CheckoutRefused> =>
  total === expected
    ? Effect.void
    : Effect.fail(
        new CheckoutRefused({
          code: "TOTAL_CHANGED",
          message: `${inDollars(total)} is to be paid for your order now. You have not been charged. Please check it and confirm again.`,
        }),
      )
