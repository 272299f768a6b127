import { orderOf } from "@voltread/api/gateways/plisio/order-number.ts"
import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"

/** The answer of `/admin/transactions` for cards. */
export const Transactions = Schema.Struct({
  transactions: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      orderId: Schema.NullOr(Schema.String),
      type: Schema.Literals(["sale", "credit"]),
      status: Schema.String,
      amountCents: Schema.Int,
      refundOf: Schema.NullOr(Schema.String),
    }),
  ),
})
const KlarnaOrders = Schema.Struct({
  orders: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      merchant_reference2: Schema.String,
      status: Schema.String,
      fraud_status: Schema.String,
      order_amount: Schema.Int,
      refunded_amount: Schema.Int,
    }),
  ),
})
export const Invoices = Schema.Struct({
  invoices: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      orderNumber: Schema.String,
      status: Schema.String,
      units: Schema.Int,
      amountCents: Schema.Int,
      receivedCents: Schema.Int,
    }),
  ),
})
export const Charges = Schema.Struct({
  charges: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      orderId: Schema.NullOr(Schema.String),
      status: Schema.String,
      amountCents: Schema.Int,
      receivedCents: Schema.Int,
    }),
  ),
})
const Units = Schema.Array(Schema.Struct({ reference: Schema.String, quantity: Schema.Int }))
/** The lender's answer; amounts are null before there is a contract, or before it was paid for. */
export const Applications = Schema.Struct({
  applications: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      /** The shop's id of the application. */
      orderRef: Schema.String,
      status: Schema.String,
      leaseId: Schema.NullOr(Schema.String),
      signPath: Schema.NullOr(Schema.String),
      financedCents: Schema.NullOr(Schema.Int),
      fundedCents: Schema.NullOr(Schema.Int),
      feeCents: Schema.NullOr(Schema.Int),
      refundedCents: Schema.Int,
      delivered: Units,
      returned: Units,
    }),
  ),
})
export type LenderApplication = (typeof Applications.Type)["applications"][number]

/** The gateways and the lender, as the shop names them. */
export const MONEY_VENDORS = ["braintree", "klarna", "plisio", "coinbase", "simple-lease"] as const
export type MoneyVendor = (typeof MONEY_VENDORS)[number]

/** Answers what a vendor's admin route answers to a GET. */
type Ask = (vendor: MoneyVendor, path: string) => Promise<unknown>

/** What the simulated vendors have on their books: all of it, or what they know of one order. */
export const booksOf = (ask: Ask) => ({
  cards: async () => Schema.decodeUnknownSync(Transactions)(await ask("braintree", "/transactions")),
  klarna: async () => Schema.decodeUnknownSync(KlarnaOrders)(await ask("klarna", "/orders")),
  // Every order number has a hyphen.
  plisio: async (orderId = "-") =>
    Schema.decodeUnknownSync(Invoices)(await ask("plisio", `/invoices?orderNumber=${orderId}`)),
  coinbase: async (orderId?: string) =>
    Schema.decodeUnknownSync(Charges)(
      await ask("coinbase", orderId === undefined ? "/charges" : `/charges?orderId=${orderId}`),
    ),
  leases: async () => Schema.decodeUnknownSync(Applications)(await ask("simple-lease", "/applications")),
})
export type VendorBooks = ReturnType<typeof booksOf>

/** All of it. */
export const everyBook = async (books: VendorBooks) => ({
  ...(await books.cards()),
  ...(await books.klarna()),
  ...(await books.plisio()),
  ...(await books.coinbase()),
  ...(await books.leases()),
})

/** Money that a vendor took for an order, and what of it has gone back. */
export interface Charge {
  /** As the shop's payment names it. */
  readonly id: string
  readonly orderId: string | null
  readonly cents: Cents
  readonly givenBack: Cents
}

/** Nothing came of these: nobody's money was moved, or all of it was let go before it was. */
const CAME_TO_NOTHING: ReadonlySet<string> = new Set(["processor_declined", "gateway_rejected", "failed"])
const LET_GO: ReadonlySet<string> = new Set(["voided", "CANCELLED", "EXPIRED"])

/**
 * Coins that the network has not confirmed are no money yet: those that came while the vendor's clock was ahead are
 * confirmed when it has come there.
 */
const isConfirmed = ({ status }: { readonly status: string }): boolean => !/^pending$/i.test(status)

/** Cents that vendors took, by payment. */
export const vendorCharges = ({
  charges,
  invoices,
  orders,
  transactions,
}: Omit<Awaited<ReturnType<typeof everyBook>>, "applications">): ReadonlyArray<Charge> => {
  const moved = transactions.filter(({ status }) => !CAME_TO_NOTHING.has(status))
  const refunds = Map.groupBy(moved, ({ refundOf }) => refundOf)
  return [
    ...moved
      .filter(({ type }) => type === "sale")
      .map(({ amountCents: cents, id, orderId, status }) => ({
        id,
        orderId,
        cents,
        givenBack: LET_GO.has(status)
          ? cents
          : sum((refunds.get(id) ?? []).map(({ amountCents }) => amountCents)),
      })),
    ...orders
      .filter(({ fraud_status }) => fraud_status === "ACCEPTED")
      .map(({ id, merchant_reference2, order_amount: cents, refunded_amount, status }) => ({
        id,
        orderId: merchant_reference2,
        cents,
        givenBack: LET_GO.has(status) ? cents : refunded_amount,
      })),
    ...invoices.filter(isConfirmed).map(({ id, orderNumber, receivedCents }) => ({
      id,
      orderId: orderOf(orderNumber),
      cents: receivedCents,
      givenBack: 0,
    })),
    ...charges.filter(isConfirmed).map(({ code: id, orderId, receivedCents: cents }) => ({
      id,
      orderId,
      cents,
      givenBack: 0,
    })),
  ].filter(({ cents }) => cents > 0)
}
