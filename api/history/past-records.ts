import { GATEWAY_TYPES } from "@voltread/domain/ordering/gateway-type.ts"
import { isEmail } from "@voltread/domain/shared/email.ts"
import { fromDecimal, isPrice } from "@voltread/domain/shared/money.ts"
import { Line, Quantity } from "@voltread/domain/shared/text.ts"
import { Result, Schema } from "effect"
import { readRecord } from "../imports/reference/reference-kind.ts"

const isAmount = (amount: string | number): boolean => isPrice(fromDecimal(String(amount)) ?? -1)

/** Dollars, as text or number. */
const Amount = Schema.Union([Schema.String, Schema.Finite]).check(
  Schema.makeFilter<string | number>(isAmount, { message: "must be an amount in dollars such as 12.34" }),
)

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text))

const Moment = Schema.String.check(
  Schema.makeFilter<string>(isMoment, { message: "must be a UTC instant such as 2025-03-04T15:30:00Z" }),
)

const Email = Schema.String.check(Schema.makeFilter<string>(isEmail, { message: "must be an email address" }))
const NonEmpty = (max: number) =>
  Line(max).check(Schema.makeFilter<string>((text) => text.trim() !== "", { message: "must not be empty" }))

const optionalLine = Schema.optionalKey(Line(200))

const PastAddress = Schema.Struct({
  firstName: Line(100),
  lastName: Line(100),
  address1: Line(200),
  address2: optionalLine,
  city: Line(100),
  state: Line(50),
  postalCode: Line(20),
  country: optionalLine,
  phone: optionalLine,
})
export type PastAddress = typeof PastAddress.Type

const PastCustomer = Schema.Struct({
  type: Schema.Literal("customer"),
  email: Email,
  firstName: NonEmpty(100),
  lastName: NonEmpty(100),
  phone: optionalLine,
  registeredAt: Moment,
  address: Schema.optionalKey(PastAddress),
})
export type PastCustomer = typeof PastCustomer.Type

/** Amounts are for one unit, except `discount` and `tax`, which are for all units of the line. */
const PastItem = Schema.Struct({
  sku: NonEmpty(60),
  name: NonEmpty(300),
  brand: optionalLine,
  category: optionalLine,
  quantity: Quantity,
  price: Amount,
  supplierCost: Schema.optionalKey(Amount),
  shippingCost: Schema.optionalKey(Amount),
  discount: Schema.optionalKey(Amount),
  tax: Schema.optionalKey(Amount),
})
export type PastItem = typeof PastItem.Type

/** A lease is a contract with its lender, which no file of another shop contains. */
const PastGatewayType = Schema.Literals(GATEWAY_TYPES).check(
  Schema.makeFilter((type) => type !== "LEASE", { message: "must not be LEASE" }),
)

const PastOrder = Schema.Struct({
  type: Schema.Literal("order"),
  number: NonEmpty(40),
  placedAt: Moment,
  /** Absent or empty: unknown. */
  email: Schema.optionalKey(Schema.Union([Schema.Literal(""), Email])),
  /** Whether the email is an account's; otherwise it is a guest's order. */
  hasAccount: Schema.optionalKey(Schema.Boolean),
  billingAddress: PastAddress,
  shippingAddress: Schema.optionalKey(PastAddress),
  items: Schema.NonEmptyArray(PastItem),
  payment: Schema.Struct({
    type: PastGatewayType,
    gateway: NonEmpty(50),
    transactionId: NonEmpty(100),
  }),
  shippedAt: Moment,
  carrier: optionalLine,
  trackingNumber: optionalLine,
})
export type PastOrder = typeof PastOrder.Type

/**
 * Units that were returned and refunded; `line` numbers those of the order from 1; without `refund`, their share is
 * refunded.
 */
const PastReturn = Schema.Struct({
  type: Schema.Literal("return"),
  number: NonEmpty(40),
  order: NonEmpty(40),
  at: Moment,
  refund: Schema.optionalKey(Amount),
  lines: Schema.NonEmptyArray(Schema.Struct({ line: Quantity, quantity: Quantity })),
})
export type PastReturn = typeof PastReturn.Type

/** The type of a line that names what the file could not contain, and why; it imports nothing. */
export const LEFT_OUT = "left-out"

export type PastRecord = PastCustomer | PastOrder | PastReturn

const readers = {
  customer: readRecord<PastRecord>(PastCustomer),
  order: readRecord<PastRecord>(PastOrder),
  return: readRecord<PastRecord>(PastReturn),
}

/** A line of a file with another shop's history, or why it is invalid (docs/past-orders.md). */
export const readPastRecord = (
  fields: Readonly<Record<string, unknown>>,
): Result.Result<PastRecord, string> => {
  switch (fields.type) {
    case "customer":
    case "order":
    case "return":
      return readers[fields.type](fields)
    default:
      return Result.fail("type: must be customer, order or return")
  }
}

export const centsOf = (amount: string | number | undefined): number => fromDecimal(String(amount ?? 0)) ?? 0

export const instantOf = (moment: string): string => new Date(moment).toISOString()

const EXAMPLE_ADDRESS: PastAddress = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "100 Main Street",
  city: "Chicago",
  state: "IL",
  postalCode: "60606",
}

/** A sample file: a person with an account, one order of theirs, and a returned unit of it. */
export const HISTORY_TEMPLATE: ReadonlyArray<PastRecord> = [
  {
    type: "customer",
    email: "ann.lee@example.com",
    firstName: "Ann",
    lastName: "Lee",
    phone: "3125550142",
    registeredAt: "2024-11-02T09:00:00Z",
    address: EXAMPLE_ADDRESS,
  },
  {
    type: "order",
    number: "10017",
    placedAt: "2025-03-04T15:30:00Z",
    email: "ann.lee@example.com",
    hasAccount: true,
    billingAddress: { ...EXAMPLE_ADDRESS, phone: "3125550142" },
    items: [
      {
        sku: "K-14",
        name: "Kestrel 14 laptop",
        quantity: 2,
        price: "409.00",
        supplierCost: "310.00",
        tax: "51.12",
      },
      { sku: "MOUSE-3", name: "Wireless mouse", quantity: 1, price: "19.90", shippingCost: "5.00" },
    ],
    payment: { type: "CARD", gateway: "stripe", transactionId: "ch_3NqAbc" },
    shippedAt: "2025-03-06T18:00:00Z",
    carrier: "UPS",
    trackingNumber: "1Z999AA10123456784",
  },
  {
    type: "return",
    number: "C-311",
    order: "10017",
    at: "2025-03-20T10:00:00Z",
    lines: [{ line: 1, quantity: 1 }],
  },
]
