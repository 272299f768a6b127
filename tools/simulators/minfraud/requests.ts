import { isIP } from "node:net"
import { Result, Schema } from "effect"

const text = (max: number) => Schema.String.check(Schema.isMaxLength(max))
const CODE = /^[A-Z]{2}$/

const Question = Schema.Struct({
  device: Schema.Struct({
    ip_address: Schema.optional(
      Schema.String.check(
        Schema.makeFilter<string>((ip) => isIP(ip) !== 0, { message: "must be an IP address" }),
      ),
    ),
    user_agent: Schema.optional(text(512)),
    accept_language: Schema.optional(text(255)),
  }),
  event: Schema.Struct({ transaction_id: text(255), type: Schema.Literal("purchase") }),
  email: Schema.Struct({
    address: text(255).check(Schema.isPattern(/^[^@\s]+@[^@\s]+$/)),
    domain: text(255),
  }),
  billing: Schema.Struct({
    address: text(255),
    city: text(255),
    region: Schema.String.check(Schema.isPattern(/^[A-Z0-9]{1,4}$/)),
    postal: text(255),
    country: Schema.String.check(Schema.isPattern(CODE)),
  }),
  payment: Schema.Struct({ processor: Schema.Literals(["braintree", "klarna", "other"]) }),
  order: Schema.Struct({
    amount: Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1e13 })),
    currency: Schema.Literal("USD"),
    affiliate_id: Schema.optional(text(255)),
    subaffiliate_id: Schema.optional(text(255)),
  }),
})
export type Question = typeof Question.Type

const decode = Schema.decodeUnknownResult(Question, { onExcessProperty: "error", errors: "all" })

/** Unknown fields are rejected, too: the shop must send no other personal data than agreed. */
export const readQuestion = (body: unknown): Result.Result<Question, string> =>
  Result.mapError(decode(body), ({ message }) => message)
