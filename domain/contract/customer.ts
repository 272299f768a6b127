import { Schema } from "effect"
import { Day } from "../shared/text.ts"
import { AccountChange, Address, Profile } from "./account.ts"
import { LoanApplication } from "./application.ts"
import { OrderSummary } from "./order-summary.ts"
import { Undelivered } from "./undelivered-mail.ts"

const MAX_PAGE = 200

/** The customers to list. `after` is the previous page's `nextCursor`; without it, `pageNumber` counts. */
export const CustomerListRequest = Schema.Struct({
  pageNumber: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
  pageSize: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: MAX_PAGE }))),
  after: Schema.optionalKey(Schema.NullOr(Schema.String)),
  filters: Schema.optionalKey(
    Schema.Struct({
      search: Schema.optionalKey(Schema.NullOr(Schema.String.check(Schema.isMaxLength(200)))),
      status: Schema.optionalKey(Schema.NullOr(Schema.Literals(["active", "disabled", "guest"]))),
      /** Days of registration, or of a guest's first order, in the shop's time zone, both inclusive. */
      from: Schema.optionalKey(Schema.NullOr(Day)),
      to: Schema.optionalKey(Schema.NullOr(Day)),
    }),
  ),
})
export type CustomerListRequest = typeof CustomerListRequest.Encoded

/** One row of the list. Amounts in dollars. */
const CustomerRow = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  isActive: Schema.Boolean,
  isErased: Schema.Boolean,
  /** They have ordered without an account; `isActive` is false. */
  isGuest: Schema.Boolean,
  /** Registration, or the first order of a guest. */
  createdAt: Schema.String,
  orders: Schema.Int,
  spent: Schema.Finite,
})
export type CustomerRow = typeof CustomerRow.Type

export const CustomerPage = Schema.Struct({
  customers: Schema.Array(CustomerRow),
  pageNumber: Schema.Int,
  pageSize: Schema.Int,
  totalCount: Schema.Int,
  moreThanCounted: Schema.Boolean,
  nextCursor: Schema.NullOr(Schema.String),
  /** Nobody was found; these have names like the one that was searched. */
  areSimilar: Schema.Boolean,
})

/** A customer's message to the store. `preview`: its beginning. */
export const CustomerMessage = Schema.Struct({
  kind: Schema.Literals(["message", "chat"]),
  id: Schema.String,
  at: Schema.String,
  preview: Schema.String,
  /** Staff have dealt with it. */
  isDone: Schema.Boolean,
})
export type CustomerMessage = typeof CustomerMessage.Type

export const Customer = Schema.Struct({
  ...Profile.fields,
  isActive: Schema.Boolean,
  isErased: Schema.Boolean,
  /** They have ordered without an account; `isActive` is false. */
  isGuest: Schema.Boolean,
  /** Registration, or the first order of a guest. */
  createdAt: Schema.NullOr(Schema.String),
  updatedAt: Schema.NullOr(Schema.String),
  lastSignInAt: Schema.NullOr(Schema.String),
  addresses: Schema.Array(Address),
  /** The newest orders. */
  orders: Schema.Array(OrderSummary),
  hasMoreOrders: Schema.Boolean,
  /** The number of all orders, and their sum in dollars. */
  orderCount: Schema.Int,
  spent: Schema.Finite,
  /** The newest messages by form, mail or chat. */
  messages: Schema.Array(CustomerMessage),
  hasMoreMessages: Schema.Boolean,
  /** The newest mail to the customer that was not delivered. */
  undelivered: Schema.NullOr(Undelivered),
  applications: Schema.Array(LoanApplication),
  /** The newest changes of the account. */
  timeline: Schema.Array(AccountChange),
  hasMoreChanges: Schema.Boolean,
})
export type Customer = typeof Customer.Type

export const CustomerData = Schema.Struct({ customer: Customer })
