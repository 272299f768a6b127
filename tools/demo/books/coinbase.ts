import { toTransaction, Charge as WireCharge } from "@voltread/api/gateways/coinbase/coinbase-wire.ts"
import type { GatewayTransaction } from "@voltread/api/payments/gateway-transaction.ts"
import { Schema } from "effect"
import { COINS, unitsFor } from "../../simulators/coin-vendor/coins.ts"
import {
  advanced,
  type Charge,
  paid,
  received,
  statusOf,
  withEntry,
} from "../../simulators/coinbase/charge.ts"
import { chargeOnWire } from "../../simulators/coinbase/wire.ts"
import type { OrderScript } from "../script/order-script.ts"
import { CONFIRM_MS, type CryptoBook, LIFE_MS } from "./crypto.ts"

const COINBASE = "coinbase"
const readCharge = Schema.decodeUnknownSync(WireCharge)

const asSeen = (script: OrderScript, charge: Charge): GatewayTransaction => {
  const page = script.pageAt(COINBASE, `/pay/${charge.code}`)
  const seen = toTransaction(readCharge(chargeOnWire(charge, page)))
  if (seen === undefined) throw new Error(`The amounts of charge ${charge.code} cannot be read`)
  return seen
}

/** An order's charges, by the vendor's own rules. */
export const coinbaseBook: CryptoBook<Charge> = {
  gateway: COINBASE,
  recordsOf: ({ records }) => records.coinbase,
  open: ({ faker, now, orderId, pageAt, state, uniqueId }, paymentId, amount) => {
    const items = state.lines.reduce((total, { quantity }) => total + quantity, 0)
    const page = pageAt("shop", "")
    return {
      id: faker.string.uuid(),
      code: faker.string.hexadecimal({ length: 8, prefix: "", casing: "upper" }),
      name: `Order ${uniqueId}`,
      description: items === 1 ? "1 item" : `${items} items`,
      cents: amount,
      metadata: { order_id: orderId, payment_id: paymentId },
      redirectUrl: page,
      cancelUrl: page,
      createdAt: now,
      expiresAt: now + LIFE_MS,
      timeline: [{ at: now, status: "NEW", context: null }],
      payments: [],
    }
  },
  begun: asSeen,
  asSeen,
  pass: (charge, now) => {
    const after = advanced(charge, now, CONFIRM_MS)
    // Received coins are confirmed first; then the charge may expire.
    return after === charge ? charge : advanced(after, now, CONFIRM_MS)
  },
  send: (charge, cents, { faker, now }) => {
    const coin = faker.helpers.arrayElement(COINS.filter(({ id }) => id === "ETH" || id === "USDT"))
    const transactionId = faker.string.hexadecimal({ length: 32, casing: "lower" })
    return paid(charge, { transactionId, coin: coin.id, units: unitsFor(coin, cents), cents }, now)
  },
  resolve: (charge, now) => (statusOf(charge) === "UNRESOLVED" ? withEntry(charge, "RESOLVED", now) : charge),
  isPaidInto: (charge) => received(charge) > 0,
}
