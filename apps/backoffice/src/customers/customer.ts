import { Schema } from "effect"

/** One row of the list. Amounts in dollars. */
const CustomerRow = Schema.Struct({
  username: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  isErased: Schema.Boolean,
  createdAt: Schema.String,
  orders: Schema.Int,
  spent: Schema.Number,
})
export type CustomerRow = typeof CustomerRow.Type

const CustomerPage = Schema.Struct({
  customers: Schema.Array(CustomerRow),
  totalCount: Schema.Int,
  moreThanCounted: Schema.Boolean,
  nextCursor: Schema.NullOr(Schema.String),
})

const Choice = Schema.Struct({ label: Schema.String, value: Schema.String })

/** Spec §3 Address. */
const Address = Schema.Struct({
  addressId: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  address1: Schema.String,
  address2: Schema.String,
  city: Schema.String,
  state: Choice,
  postalCode: Schema.String,
  phone: Schema.String,
  isDefaultShipping: Schema.Boolean,
  isDefaultBilling: Schema.Boolean,
})
export type Address = typeof Address.Type

const Order = Schema.Struct({
  id: Schema.String,
  uniqueId: Schema.String,
  status: Schema.String,
  createdAt: Schema.String,
  firstItemName: Schema.String,
  itemCount: Schema.Int,
  total: Schema.Number,
})

const Application = Schema.Struct({
  id: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  orderUniqueId: Schema.NullOr(Schema.String),
  lender: Schema.String,
  status: Schema.String,
  amountRequested: Schema.Number,
  approvedAmount: Schema.NullOr(Schema.Number),
  createdAt: Schema.String,
})

const Fields = Schema.NullOr(
  Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean, Schema.Null])),
)

/** One change of an account: who, what, when, before and after. */
const AccountEntry = Schema.Struct({
  id: Schema.String,
  at: Schema.String,
  kind: Schema.String,
  actor: Schema.Struct({ id: Schema.String, name: Schema.String, role: Schema.String }),
  before: Fields,
  after: Fields,
})
export type AccountEntry = typeof AccountEntry.Type

const Customer = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  isErased: Schema.Boolean,
  createdAt: Schema.NullOr(Schema.String),
  lastSignInAt: Schema.NullOr(Schema.String),
  addresses: Schema.Array(Address),
  orders: Schema.Array(Order),
  hasMoreOrders: Schema.Boolean,
  applications: Schema.Array(Application),
  timeline: Schema.Array(AccountEntry),
})
export type Customer = typeof Customer.Type

export const decodeCustomerPage = Schema.decodeUnknownSync(CustomerPage)
export const decodeCustomer = Schema.decodeUnknownSync(Schema.Struct({ customer: Customer }))
