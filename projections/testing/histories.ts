import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { LOAN_STATUSES } from "@voltread/domain/loans/loan-status-table.ts"
import type { VisitParameters } from "@voltread/domain/marketing/visit.ts"
import type { CartCommand } from "@voltread/domain/ordering/cart-event.ts"
import { anyCommand, placement } from "@voltread/domain/ordering/order-arbitraries.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aPayment, aShipment } from "@voltread/domain/ordering/order-examples.ts"
import fc from "fast-check"
import { History, SHOPPER, SUPPORT } from "./history.ts"

const ORDERS = ["order-1", "order-2", "order-3"]

/** Random commands alone rarely bring an order to its later statuses. */
const sensible: fc.Arbitrary<OrderCommand> = fc.constantFrom<OrderCommand>(
  { type: "RecordPayment", payment: aPayment() },
  { type: "RecordPayment", payment: aPayment({ result: "succeeded" }) },
  { type: "RecordPayment", payment: aPayment({ result: "succeeded", captured: 5_000 }) },
  { type: "RecordPayment", payment: aPayment({ result: "succeeded", captured: 9_000 }) },
  { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
  { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "sourced" },
  { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 1 }]) },
  { type: "ChangeItemStatus", itemId: "item-1", to: "SHIPPED", reason: "" },
  { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "too big" },
  { type: "ReturnItem", itemId: "item-2", quantity: 1, reason: "too big" },
  {
    type: "RequestReturn",
    returnId: "return-1",
    lines: [{ itemId: "item-1", quantity: 1, since: "2026-01-01T12:00:00.000Z" }],
    reason: "too big",
    now: "2026-01-31T12:00:00.000Z",
  },
  { type: "WithdrawReturn", itemId: "item-1", returnId: "return-1" },
  { type: "CancelUnits", itemId: "item-2", quantity: 1, reason: "out of stock" },
  { type: "CancelOrder", reason: "changed my mind" },
)

const cartCommand: fc.Arbitrary<CartCommand> = fc.oneof(
  fc.constant<CartCommand>({
    type: "CreateCart",
    cartId: "cart-1",
    username: "ada@example.com",
    successorOf: null,
    items: [],
  }),
  fc.record({ productId: fc.constantFrom("p1", "p2"), quantity: fc.integer({ min: 1, max: 3 }) }).map(
    ({ productId, quantity }): CartCommand => ({
      type: "AddItem",
      available: 10,
      item: {
        productId,
        quantity,
        sku: productId,
        name: productId,
        brand: "Acme",
        size: "",
        price: 1_999,
        shippingCost: 0,
        productType: "electronics",
        partner: "Acme",
        isPromotion: false,
        thumbnailImage: "",
        smallImage: "",
        largeImage: "",
        pickupStoreId: null,
      },
    }),
  ),
  fc.constant<CartCommand>({ type: "ChangeQuantity", productId: "p1", quantity: 2, available: 10 }),
  fc.constant<CartCommand>({ type: "RemoveItem", productId: "p2" }),
  fc.constant<CartCommand>({ type: "CheckOut", orderId: "order-1" }),
)

const loanCommand: fc.Arbitrary<LoanCommand> = fc.oneof(
  fc.constant<LoanCommand>({
    type: "Initiate",
    application: {
      loanId: "loan-1",
      orderId: "order-1",
      username: null,
      applicantName: "Ada Byron",
      applicantEmail: "ada@example.com",
      lender: "Acme Lease",
      product: "lease",
      amountRequested: 100_000,
    },
  }),
  fc.constantFrom(...LOAN_STATUSES).map(
    (to): LoanCommand => ({
      type: "RecordDecision",
      to,
      reason: "the lender said so",
      lenderReference: null,
      code: null,
      approvedAmount: to === "APPROVED" ? 120_000 : null,
      approvalExpiresAt: null,
      now: "2026-03-01T00:00:00.000Z",
    }),
  ),
)

type Step =
  | { readonly kind: "order"; readonly id: string; readonly command: OrderCommand; readonly staff: boolean }
  | { readonly kind: "cart"; readonly command: CartCommand }
  | { readonly kind: "loan"; readonly command: LoanCommand }
  | { readonly kind: "visit"; readonly parameters: VisitParameters }

const orderStep = (command: fc.Arbitrary<OrderCommand>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant("order"), id: fc.constantFrom(...ORDERS), command, staff: fc.boolean() })

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: orderStep(anyCommand) },
  { weight: 6, arbitrary: orderStep(sensible) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cart"), command: cartCommand }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("loan"), command: loanCommand }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Step>(
      { kind: "visit", parameters: { affiliate_id: "aff-1", acid: "roll-1" } },
      { kind: "visit", parameters: { utm_source: "google" } },
    ),
  },
)

/** Histories of a few orders, a cart and an application, by any commands; rejected commands leave no event. */
export const anyHistory: fc.Arbitrary<History> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...ORDERS), placement), { minLength: 1, maxLength: 3 }),
    fc.array(step, { minLength: 5, maxLength: 60 }),
  )
  .map(([placements, steps]) => {
    const history = new History()
    for (const [id, command] of placements) history.order(id, forOrder(id, command))
    for (const [index, next] of steps.entries()) {
      switch (next.kind) {
        case "order":
          history.by(next.staff ? SUPPORT : SHOPPER).order(next.id, forOrder(next.id, next.command))
          break
        case "cart":
          history.cart("cart-1", forPlaced(placements[0]?.[0], next.command))
          break
        case "loan":
          history.loan("loan-1", next.command)
          break
        case "visit":
          history.visit(`visit-${index}`, next.parameters)
          break
      }
    }
    return history
  })

/** A cart is only closed for an order that exists: carts without one are not covered by these rules. */
const forPlaced = (orderId: string | undefined, command: CartCommand): CartCommand =>
  command.type === "CheckOut" && orderId !== undefined ? { ...command, orderId } : command

/** The examples all use one order; here one order is a guest's, and one came from an affiliate. */
const forOrder = (id: string, command: OrderCommand): OrderCommand =>
  command.type === "PlaceOrder" || command.type === "CreateOrder"
    ? {
        ...command,
        order: {
          ...command.order,
          orderId: id,
          username: id === "order-2" ? null : command.order.username,
          affiliate:
            id === "order-3"
              ? { affiliateId: "aff-1", subAffiliateId: null, clickHash: "hash", rollupId: "roll-1" }
              : command.order.affiliate,
        },
        ...(command.type === "PlaceOrder" && id === "order-3"
          ? { submission: { ...command.submission, affiliateTake: 1_001, lenderTake: 777 } }
          : {}),
      }
    : command
