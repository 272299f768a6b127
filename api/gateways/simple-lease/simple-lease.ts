import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import { LOAN_PRODUCTS } from "@voltread/domain/loans/lender-terms.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"
import { Effect, Option, Schema } from "effect"
import { ApplicationAnswer, type Lender, LenderOutcome } from "../../loans/lender.ts"
import { type GatewayError, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { get, type LenderConfig, post } from "./lender-call.ts"
import {
  codeOf,
  fromCart,
  fromRequest,
  fromUnits,
  toRecord,
  WireApplication,
  WireApplications,
  WireError,
} from "./lender-wire.ts"

/** `lender` of its applications, `gatewayName` of what it pays, and the end of its webhooks' address. */
export const SIMPLE_LEASE = "simple-lease"

const decodeError = Schema.decodeUnknownOption(WireError)

const unreadable = (operation: string) =>
  new GatewayUnavailable({ operation, reason: "an answer of unknown shape" })

const readable = <S extends Schema.Decoder<unknown>>(
  schema: S,
  operation: string,
  body: unknown,
): Effect.Effect<S["Type"], GatewayUnavailable> =>
  Option.match(Schema.decodeUnknownOption(schema)(body), {
    onNone: () => Effect.fail(unreadable(operation)),
    onSome: (value) => Effect.succeed(value),
  })

const problemIn = (body: unknown) =>
  Option.match(decodeError(body), {
    onNone: () => ({ code: "unknown", message: "The lender refused without a reason." }),
    onSome: ({ error }) => error,
  })

const NOT_TAKEN = "The lender could not take your application. Please check what you entered, and try again."

const path = (reference: string, rest = ""): string =>
  `/v1/applications/${encodeURIComponent(reference)}${rest}`

/** Simple Lease, or anything that speaks its protocol at `config.baseUrl`. Decimal amounts there, cents here. */
export const makeSimpleLease = (config: LenderConfig): Lender => {
  const find = (reference: string): Effect.Effect<LenderRecord | undefined, GatewayError> =>
    get(config, "find", path(reference)).pipe(
      Effect.flatMap(({ body, status }) =>
        status === 404
          ? Effect.succeed(undefined)
          : Effect.map(readable(WireApplication, "find", body), toRecord),
      ),
    )

  const tell = (
    operation: string,
    reference: string,
    requestId: string,
    body: unknown,
  ): Effect.Effect<LenderOutcome, GatewayError> =>
    post(config, operation, { path: path(reference, `/${operation}`), body, requestId }).pipe(
      Effect.map(({ body: answer, status }) =>
        status < 300 ? LenderOutcome.Done() : LenderOutcome.Refused(problemIn(answer)),
      ),
      Effect.catchTag("Unanswered", ({ reason }) => Effect.succeed(LenderOutcome.Unanswered({ reason }))),
    )

  return {
    name: SIMPLE_LEASE,
    products: LOAN_PRODUCTS,
    apply: (request) =>
      post(config, "apply", {
        path: "/v1/applications",
        body: fromRequest(request),
        requestId: request.loanId,
      }).pipe(
        Effect.flatMap(({ body, status }): Effect.Effect<ApplicationAnswer> => {
          if (status >= 300)
            // The lender's own words may repeat what was sent.
            return Effect.succeed(
              ApplicationAnswer.Invalid({
                code: codeOf(problemIn(body).code) ?? "refused",
                message: NOT_TAKEN,
              }),
            )
          return readable(WireApplication, "apply", body).pipe(
            Effect.map((wire) => ApplicationAnswer.Received({ record: toRecord(wire) })),
            Effect.catch(({ reason }) => Effect.succeed(ApplicationAnswer.Unanswered({ reason }))),
          )
        }),
        Effect.catchTag("Unanswered", ({ reason }) =>
          Effect.succeed(ApplicationAnswer.Unanswered({ reason })),
        ),
      ),
    find,
    findByLoan: (loanId) =>
      get(config, "find by loan", `/v1/applications?orderRef=${encodeURIComponent(loanId)}`).pipe(
        Effect.flatMap(({ body }) => readable(WireApplications, "find by loan", body)),
        Effect.map(({ applications }) => {
          const [first] = applications
          return first === undefined ? undefined : toRecord(first)
        }),
      ),
    drawUp: (reference, { requestId, ...cart }) => tell("cart", reference, requestId, fromCart(cart)),
    reduce: (reference, { amount, requestId, units }) =>
      tell("cancel", reference, requestId, {
        reason: "goods were canceled",
        total: toDecimal(amount),
        items: fromUnits(units),
      }),
    deliver: (reference, { deliveredAt, requestId, units }) =>
      tell("delivery", reference, requestId, { deliveredAt, items: fromUnits(units) }),
    takeBack: (reference, { requestId, units }) =>
      tell("return", reference, requestId, { items: fromUnits(units) }),
    cancel: (reference, { reason, requestId }) => tell("cancel", reference, requestId, { reason }),
    refund: (reference, { amount, requestId }) =>
      tell("refund", reference, requestId, { amount: toDecimal(amount) }),
  }
}
