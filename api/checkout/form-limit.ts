import { Effect } from "effect"
import type { FastifyRequest } from "fastify"
import type { Config } from "../platform/config.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { networkLimits, networkOf } from "../platform/http/network-address.ts"
import { addToLimits } from "../platform/postgres/attempt-counts.ts"
import { Problem } from "../platform/problem.ts"

const SECONDS = 60

/** The share of one address's calls that may have a vendor begin a payment: it takes only so many calls of the shop. */
const SHARE_OF_CALLS = 0.02

const TOO_MANY = new Problem({
  code: "TOO_MANY_REQUESTS",
  message: "Too many payments were begun. Please try again in a minute.",
})

/** Fails where too many payments were begun at vendors for an address, none of which need ever be made. */
export const limitForms = Effect.fnUntraced(function* (
  { ip }: Pick<FastifyRequest, "ip">,
  { rateLimitPerMinute }: Pick<Config, "rateLimitPerMinute">,
) {
  const { hmac } = yield* Cryptography
  const most = Math.ceil(rateLimitPerMinute * SHARE_OF_CALLS)
  const limits = networkLimits(networkOf(ip), most, (name) => hmac("attempts", "payment forms", name))
  const seconds = yield* addToLimits(limits, { count: 1, seconds: SECONDS })
  if (seconds > 0) return yield* TOO_MANY
})
