import { PAY_FREQUENCIES } from "@voltread/domain/loans/application-form.ts"
import { LOAN_PRODUCTS } from "@voltread/domain/loans/lender-terms.ts"
import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import { type Refusal, refuse } from "./rules.ts"

const Text = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500))
const Money = Schema.String.check(
  Schema.makeFilter<string>((text) => (fromDecimal(text) ?? -1) >= 0, { message: "must be an amount" }),
)
const Quantity = Schema.Int.check(Schema.isGreaterThan(0))
const Units = Schema.Array(Schema.Struct({ reference: Text, quantity: Quantity })).check(
  Schema.isMinLength(1),
)

const ApplicationRequest = Schema.Struct({
  orderRef: Text,
  product: Schema.Literals(LOAN_PRODUCTS),
  returnUrl: Text,
  amountRequested: Money,
  applicant: Schema.Struct({
    firstName: Text,
    lastName: Text,
    email: Text,
    phone: Schema.String.check(Schema.isPattern(/^\d{10}$/)),
    dob: Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)),
    ssn: Schema.String.check(Schema.isPattern(/^\d{9}$/)),
    address: Schema.Struct({
      line1: Text,
      line2: Schema.String,
      city: Text,
      state: Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/)),
      postalCode: Schema.String.check(Schema.isPattern(/^\d{5}$/)),
    }),
    monthlyIncome: Money,
    payFrequency: Schema.Literals(PAY_FREQUENCIES),
    nextPayDate: Schema.String.check(Schema.isPattern(/^\d{4}-\d\d-\d\d$/)),
    bank: Schema.Struct({
      routingNumber: Schema.String.check(Schema.isPattern(/^\d{9}$/)),
      accountNumber: Schema.String.check(Schema.isPattern(/^\d{4,17}$/)),
    }),
  }),
})

const CartRequest = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({ reference: Text, sku: Schema.String, name: Text, quantity: Quantity, unitPrice: Money }),
  ).check(Schema.isMinLength(1)),
  discount: Money,
  downPayment: Schema.optional(Money),
  tax: Money,
  shipping: Money,
  total: Money,
})

/** The error names fields and their rules, never the values that were sent. */
const reader = <S extends Schema.Decoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (body: unknown): Result.Result<S["Type"], Refusal> =>
    Result.mapError(decode(body), (error) => {
      const path = /\["(\w+)"\](?:\["(\w+)"\])?/.exec(error.message)
      const field = path?.[2] ?? path?.[1] ?? "body"
      return { status: 400 as const, code: "invalid_request", message: `${field} is missing or not valid.` }
    })
}

export const readApplication = reader(ApplicationRequest)
export const readDelivery = reader(Schema.Struct({ deliveredAt: Text, items: Units }))
export const readReturn = reader(Schema.Struct({ items: Units }))
const readCartRequest = reader(CartRequest)
const readCancelRequest = reader(
  Schema.Struct({
    reason: Schema.String,
    /** The contract's new total; absent: it is canceled. */
    total: Schema.optional(Money),
    items: Schema.optional(Units),
  }),
)
const readRefundRequest = reader(Schema.Struct({ amount: Money }))

export const cents = (amount: string): number => fromDecimal(amount) ?? 0

/** A cart whose lines, discount, down payment, tax and shipping add up to its total. Cents. */
export const readCart = (body: unknown) =>
  Result.flatMap(readCartRequest(body), ({ items, discount, downPayment = "0", tax, shipping, total }) => {
    const priced = items.map((item) => ({ ...item, unitPrice: cents(item.unitPrice) }))
    const sum = priced.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
    return sum - cents(discount) - cents(downPayment) + cents(tax) + cents(shipping) === cents(total)
      ? Result.succeed({ items: priced, downPayment: cents(downPayment), total: cents(total) })
      : refuse(
          400,
          "wrong_total",
          "The total is not the sum of items, tax and shipping less discount and down payment.",
        )
  })

export const readCancel = (body: unknown) =>
  Result.map(readCancelRequest(body), ({ items, reason, total }) => ({
    reason,
    items,
    total: total === undefined ? undefined : cents(total),
  }))

export const readRefund = (body: unknown) =>
  Result.map(readRefundRequest(body), ({ amount }) => cents(amount))
