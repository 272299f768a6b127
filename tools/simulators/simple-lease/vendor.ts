import { Result, Schema } from "effect"
import { milliseconds, port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  SIMPLE_LEASE_PORT: Schema.optional(port),
  SIMPLE_LEASE_KEY: Schema.NonEmptyString,
  SIMPLE_LEASE_WEBHOOK_SECRET: Schema.NonEmptyString,
  /** The address of the page for signatures, for browsers. */
  SIMPLE_LEASE_PUBLIC_URL: Schema.optional(Schema.NonEmptyString),
  SIMPLE_LEASE_DECIDE_AFTER_MS: Schema.optional(milliseconds),
  SIMPLE_LEASE_FUND_AFTER_MS: Schema.optional(milliseconds),
  SIMPLE_LEASE_LATE_ANSWER_MS: Schema.optional(milliseconds),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export const simpleLease: Vendor = {
  name: "simple-lease",
  urlVariable: "SIMPLE_LEASE_URL",
  portVariable: "SIMPLE_LEASE_PORT",
  keyVariables: ["SIMPLE_LEASE_KEY", "SIMPLE_LEASE_WEBHOOK_SECRET"],
  // Whoever tries the shop out applies as the same person again and again; here are no identities of others to try.
  shopVariables: () => ({
    LOAN_APPLICATIONS_PER_HOUR: process.env.LOAN_APPLICATIONS_PER_HOUR || "1000",
  }),
  ownVariables: (browserUrl) => ({ SIMPLE_LEASE_PUBLIC_URL: browserUrl }),
  record: async (vendor, push) => (await import("./example-record.ts")).anApplication(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        const { startLender } = await import("./server.ts")
        return startLender({
          ...shared,
          port: given.SIMPLE_LEASE_PORT ?? 0,
          apiKey: given.SIMPLE_LEASE_KEY,
          webhookSecret: given.SIMPLE_LEASE_WEBHOOK_SECRET,
          browserUrl: given.SIMPLE_LEASE_PUBLIC_URL,
          settings: {
            decideAfterMs: given.SIMPLE_LEASE_DECIDE_AFTER_MS ?? 20_000,
            fundAfterMs: given.SIMPLE_LEASE_FUND_AFTER_MS ?? 20_000,
            lateAnswerMs: given.SIMPLE_LEASE_LATE_ANSWER_MS ?? 90_000,
          },
        })
      },
    }),
}
