import { toDecimal } from "@voltread/domain/shared/money.ts"
import { coins } from "../coin-vendor/coins.ts"
import type { Charge } from "./charge.ts"

const instant = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** A charge in the vendor's JSON. */
export const chargeOnWire = (charge: Charge, hostedUrl: string) => ({
  id: charge.id,
  code: charge.code,
  resource: "charge",
  name: charge.name,
  description: charge.description,
  hosted_url: hostedUrl,
  created_at: instant(charge.createdAt),
  expires_at: instant(charge.expiresAt),
  pricing_type: "fixed_price",
  pricing: { local: { amount: toDecimal(charge.cents), currency: "USD" } },
  addresses: { ethereum: `0x${charge.id.replaceAll("-", "")}` },
  timeline: charge.timeline.map(({ at, context, status }) => ({
    time: instant(at),
    status,
    ...(context === null ? {} : { context }),
  })),
  payments: charge.payments.map((payment) => ({
    network: payment.coin === "ETH" || payment.coin === "USDT" ? "ethereum" : "bitcoin",
    transaction_id: payment.transactionId,
    status: payment.isConfirmed ? "CONFIRMED" : "PENDING",
    detected_at: instant(payment.at),
    value: {
      local: { amount: toDecimal(payment.cents), currency: "USD" },
      crypto: { amount: coins(payment.units), currency: payment.coin },
    },
  })),
  metadata: charge.metadata,
  redirect_url: charge.redirectUrl,
  cancel_url: charge.cancelUrl,
})
