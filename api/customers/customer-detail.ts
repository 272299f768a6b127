import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { Effect, Schema } from "effect"
import { accountHistory } from "../accounts/account-history.ts"
import { addressesOf } from "../accounts/address-rows.ts"
import { customerOf, toProfile } from "../accounts/profile.ts"
import { toWireApplication } from "../loans/application-wire.ts"
import { toWireSummary } from "../orders/order-wire.ts"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"
import { rows } from "../platform/postgres/query.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"

const NEWEST = 50

const applicationsOf = (username: string) =>
  queryReadModel((db) => loanApplicationPage(db, { username, first: NEWEST })).pipe(
    Effect.map(({ applications }) => applications.map(toWireApplication)),
  )

const ordersOf = (username: string) =>
  queryReadModel((db) => orderPage(db, { filter: { username }, first: NEWEST })).pipe(
    Effect.map(({ orders, nextCursor }) => ({
      orders: orders.map(toWireSummary),
      hasMore: nextCursor !== null,
    })),
  )

const timesOf = (username: string) =>
  rows(
    Schema.Struct({
      created_at: Schema.Date,
      updated_at: Schema.Date,
      last_sign_in: Schema.NullOr(Schema.Date),
    }),
    {
      text: `select created_at, updated_at,
             (select max(created_at) from account_session s where s.username = a.username) as last_sign_in
           from account a where username = $1`,
      values: [username],
    },
  ).pipe(
    Effect.map(([row]) => ({
      createdAt: row?.created_at.toISOString() ?? null,
      updatedAt: row?.updated_at.toISOString() ?? null,
      lastSignInAt: row?.last_sign_in?.toISOString() ?? null,
    })),
  )

/** A customer with orders, loan applications, addresses and history, for the back office. */
export const customerDetail = Effect.fnUntraced(function* (name: string) {
  const account = yield* customerOf(name)
  const { username } = account
  const [times, addresses, { orders, hasMore }, applications, timeline] = yield* Effect.all(
    [
      timesOf(username),
      addressesOf(username),
      ordersOf(username),
      applicationsOf(username),
      accountHistory(username),
    ],
    { concurrency: 3 },
  )
  return {
    ...toProfile(account),
    isActive: account.isActive,
    isErased: isPseudonym(username),
    ...times,
    addresses,
    orders,
    hasMoreOrders: hasMore,
    applications,
    timeline,
  }
})
