import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import type { SaleRequest } from "./gateway.ts"
import { type Refusal, refuse } from "./rules.ts"

const text = Schema.optional(Schema.NullOr(Schema.String))
const amount = Schema.optional(Schema.NullOr(Schema.Union([Schema.String, Schema.Number])))

const SaleBody = Schema.Struct({
  transaction: Schema.Struct({
    type: text,
    amount,
    order_id: text,
    payment_method_nonce: text,
    device_data: text,
    api_request_key: text,
    options: Schema.optional(Schema.Struct({ submit_for_settlement: Schema.optional(Schema.Boolean) })),
  }),
})

const ActionBody = Schema.Struct({
  transaction: Schema.optional(Schema.Struct({ amount, api_request_key: text })),
})

const decodeSale = Schema.decodeUnknownResult(SaleBody)
const decodeAction = Schema.decodeUnknownResult(ActionBody)

/** A body that the vendor's clients would never send. */
class Malformed extends Error {
  override readonly name = "Malformed"
  readonly statusCode = 400
}

const largest = 999_999_999

const cents = (given: string | number): Result.Result<number, Refusal> => {
  const written = given.toString()
  if (written.startsWith("-")) return refuse("81501", "amount", "Amount cannot be negative.")
  const parsed = /^\d+(\.\d{1,2})?$/.test(written) ? fromDecimal(written) : undefined
  if (parsed === undefined) return refuse("81503", "amount", "Amount is an invalid format.")
  if (parsed === 0) return refuse("81531", "amount", "Amount must be greater than zero.")
  if (parsed > largest) return refuse("81528", "amount", "Amount is too large.")
  return Result.succeed(parsed)
}

const keyOf = (given: string | null | undefined): Result.Result<string | undefined, Refusal> => {
  if (given === undefined || given === null || given === "") return Result.succeed(undefined)
  return given.length > 255
    ? refuse("915230", "api_request_key", "API request key is too long.")
    : Result.succeed(given)
}

/** Throws `Malformed` for a body that no client of the vendor would send. */
export const readSale = (body: unknown): Result.Result<SaleRequest, Refusal> => {
  const decoded = decodeSale(body)
  if (Result.isFailure(decoded)) throw new Malformed(decoded.failure.message)
  const { transaction } = decoded.success
  return Result.gen(function* () {
    if (transaction.type !== "sale") return yield* refuse("91523", "type", "Transaction type is invalid.")
    const given = transaction.amount ?? ""
    if (given === "") return yield* refuse("81502", "amount", "Amount is required.")
    const value = yield* cents(given)
    const requestKey = yield* keyOf(transaction.api_request_key)
    const orderId = transaction.order_id ?? null
    if (orderId !== null && orderId.length > 255)
      return yield* refuse("91501", "order_id", "Order ID is too long.")
    const nonce = transaction.payment_method_nonce ?? ""
    if (nonce === "") return yield* refuse("91508", "base", "Cannot determine payment method.")
    return {
      amount: value,
      orderId,
      nonce,
      submitForSettlement: transaction.options?.submit_for_settlement ?? false,
      requestKey,
    }
  })
}

export interface ActionRequest {
  readonly amount: number | undefined
  readonly requestKey: string | undefined
}

/** The body of settlement, void and refund: empty, or an amount and a key. Throws `Malformed` like `readSale`. */
export const readAction = (body: unknown): Result.Result<ActionRequest, Refusal> => {
  const decoded = decodeAction(body ?? {})
  if (Result.isFailure(decoded)) throw new Malformed(decoded.failure.message)
  const transaction = decoded.success.transaction
  return Result.gen(function* () {
    const given = transaction?.amount ?? undefined
    const value = given === undefined ? undefined : yield* cents(given)
    const requestKey = yield* keyOf(transaction?.api_request_key)
    return { amount: value, requestKey }
  })
}
