import { orderNumber } from "@voltread/api/gateways/plisio/order-number.ts"
import { coinsFor } from "@voltread/api/gateways/plisio/plisio-coins.ts"
import { PLISIO } from "@voltread/api/gateways/plisio/plisio-input.ts"
import { Operation, toTransaction } from "@voltread/api/gateways/plisio/plisio-wire.ts"
import type { GatewayTransaction } from "@voltread/api/payments/gateway-transaction.ts"
import { Schema } from "effect"
import { coinOf, unitsFor } from "../../simulators/coin-vendor/coins.ts"
import { operation } from "../../simulators/plisio/api.ts"
import { advanced, type Invoice, missing, paid, received } from "../../simulators/plisio/invoice.ts"
import type { OrderScript } from "../script/order-script.ts"
import { CONFIRM_MS, type CryptoBook, LIFE_MS } from "./crypto.ts"

/** The default configuration of the shop; cents. */
const MINIMUM_ORDERS = { ETH: 150_00, USDT: 150_00 }

const readOperation = Schema.decodeUnknownSync(Operation)
const pagePath = (id: string) => `/invoice/${id}`

const asSeen = (script: OrderScript, invoice: Invoice): GatewayTransaction => {
  const seen = toTransaction(readOperation(operation(invoice, (id) => script.pageAt(PLISIO, pagePath(id)))))
  if (seen === undefined) throw new Error(`The amounts of invoice ${invoice.id} cannot be read`)
  return seen
}

/** An order's invoices, by the vendor's own rules. */
export const plisioBook: CryptoBook<Invoice> = {
  gateway: PLISIO,
  recordsOf: ({ records }) => records.plisio,
  open: (script, paymentId, amount) => {
    const { faker, now, orderId, state, uniqueId } = script
    const allowed = coinsFor(MINIMUM_ORDERS, amount).map(({ id }) => id)
    const coin = coinOf(faker.helpers.arrayElement(allowed))
    if (coin === undefined) throw new Error(`No coin pays ${amount}`)
    const page = script.pageAt("shop", "")
    return {
      id: faker.string.hexadecimal({ length: 24, prefix: "", casing: "lower" }),
      orderNumber: orderNumber(orderId, paymentId),
      orderName: `Order ${uniqueId}`,
      email: state.created.contact.email,
      coin: coin.id,
      allowed,
      sourceAmount: amount,
      units: unitsFor(coin, amount),
      callbackSearch: "?json=true",
      successUrl: page,
      failUrl: page,
      status: "new",
      createdAt: now,
      expiresAt: now + LIFE_MS,
      parentId: null,
      childId: null,
      payments: [],
    }
  },
  /** The answer to the call that creates an invoice contains only the address to pay at. */
  begun: (script, invoice) => {
    const { detected: _, ...seen } = asSeen(script, invoice)
    return { ...seen, code: null }
  },
  asSeen,
  pass: (invoice, now) => advanced(invoice, now, CONFIRM_MS),
  send: (invoice, cents, { faker, now }) => {
    const left = Math.round((invoice.sourceAmount * missing(invoice)) / invoice.units)
    const units =
      cents === left ? missing(invoice) : Math.round((cents * invoice.units) / invoice.sourceAmount)
    return paid(invoice, faker.string.hexadecimal({ length: 32, prefix: "", casing: "lower" }), units, now)
  },
  resolve: (invoice) => invoice,
  isPaidInto: (invoice) => received(invoice) > 0,
}
