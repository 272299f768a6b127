import { Effect } from "effect"
import type { FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { networkLimits, networkOf } from "../platform/http/network-address.ts"
import { addToLimits } from "../platform/postgres/attempt-counts.ts"
import { Problem } from "../platform/problem.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { CheckoutRefused } from "./checkout-refused.ts"

const SECONDS = 60

/** The share of one address's calls that may have a vendor begin a payment: it takes only so many calls of the shop. */
const SHARE_OF_CALLS = 0.02

const WORDS = "Too many payments were begun. Please try again in a minute."

const TOO_MANY = new Problem({ code: "TOO_MANY_REQUESTS", message: WORDS })
const TOO_MANY_AT_CHECKOUT = new CheckoutRefused({ code: "TOO_MANY_PAYMENTS", message: WORDS })

export const begunPaymentsPerMinute = ({ rateLimitPerMinute }: Pick<Config, "rateLimitPerMinute">): number =>
  Math.ceil(rateLimitPerMinute * SHARE_OF_CALLS)

/** Answers whether that is too many. */
const countBegun = Effect.fnUntraced(function* (network: string, most: number) {
  const { hmac } = yield* Cryptography
  const limits = networkLimits(network, most, (name) => hmac("attempts", "payment forms", name))
  return (yield* addToLimits(limits, { count: 1, seconds: SECONDS })) > 0
})

/** Fails where too many payments were begun at vendors for an address, none of which need ever be made. */
export const limitForms = Effect.fnUntraced(function* (
  { ip }: Pick<FastifyRequest, "ip">,
  config: Pick<Config, "rateLimitPerMinute">,
) {
  if (yield* countBegun(networkOf(ip), begunPaymentsPerMinute(config))) return yield* TOO_MANY
})

/** The same for a checkout that has the vendor begin a payment. */
export const mayBeginPayment = Effect.fnUntraced(function* ({
  networkAddress,
  begunPaymentsPerMinute: most,
}: Pick<OrderDetails, "networkAddress" | "begunPaymentsPerMinute">) {
  if (yield* countBegun(networkAddress, most)) return yield* TOO_MANY_AT_CHECKOUT
})
