import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { guestByAddress } from "@voltread/projections/ordering/guest-orders.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { accountHistory } from "../accounts/account-history.ts"
import { type Account, findAccount, NOT_FOUND } from "../accounts/accounts.ts"
import { addressesOf } from "../accounts/address-rows.ts"
import { toProfile } from "../accounts/profile.ts"
import { toWireApplication } from "../loans/application-wire.ts"
import { newestUndeliveredTo } from "../mail/undelivered/undelivered-mail.ts"
import { toWireSummary } from "../orders/order-wire.ts"
import { isPseudonym } from "../platform/event-log/personal/event-encryption.ts"
import { dollars } from "../platform/graphql/money.ts"
import { rows } from "../platform/postgres/query.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { messagesOf } from "./customer-messages.ts"
import { purchaseTotalsSql } from "./purchase-totals.ts"

const NEWEST = 50
const MOST_CHANGES = 500

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

const changesOf = (username: string) =>
  accountHistory(username, MOST_CHANGES + 1).pipe(
    Effect.map((found) => ({
      timeline: found.slice(0, MOST_CHANGES),
      hasMoreChanges: found.length > MOST_CHANGES,
    })),
  )

const timesOf = (username: string) =>
  rows(
    Schema.Struct({
      created_at: Schema.Date,
      updated_at: Schema.Date,
      last_sign_in_at: Schema.NullOr(Schema.Date),
    }),
    {
      text: "select created_at, updated_at, last_sign_in_at from account where username = $1",
      values: [username],
    },
  ).pipe(
    Effect.map(([row]) => ({
      createdAt: row?.created_at.toISOString() ?? null,
      updatedAt: row?.updated_at.toISOString() ?? null,
      lastSignInAt: row?.last_sign_in_at?.toISOString() ?? null,
    })),
  )

const readBought = reading(Schema.Struct({ orders: Schema.Int, spent: Schema.Int }))

const boughtOf = (username: string) =>
  queryReadModel((db) => readBought(db, purchaseTotalsSql("$1"), [username])).pipe(
    Effect.map(([bought]) => ({ orderCount: bought?.orders ?? 0, spent: dollars(bought?.spent ?? 0) })),
  )

/** The orders, applications and messages of an address, with or without an account. */
const doneBy = (username: string) =>
  Effect.all(
    {
      bought: boughtOf(username),
      placed: ordersOf(username),
      applications: applicationsOf(username),
      written: messagesOf(username),
      undelivered: newestUndeliveredTo(username),
    },
    { concurrency: 3 },
  ).pipe(
    Effect.map(({ bought, placed: { orders, hasMore }, applications, written, undelivered }) => ({
      ...bought,
      orders,
      hasMoreOrders: hasMore,
      applications,
      ...written,
      undelivered,
    })),
  )

/** A customer with orders, loan applications, messages, addresses and history, for the back office. */
const registeredDetail = Effect.fnUntraced(function* (account: Account) {
  const { username } = account
  return {
    ...toProfile(account),
    isActive: account.isActive,
    isErased: isPseudonym(username),
    isGuest: false,
    ...(yield* timesOf(username)),
    addresses: yield* addressesOf(username),
    ...(yield* doneBy(username)),
    ...(yield* changesOf(username)),
  }
})

/** A guest, put together from their orders. */
const guestDetail = Effect.fnUntraced(function* (address: string) {
  const guest = yield* queryReadModel((db) => guestByAddress(db, address))
  if (guest === null) return yield* NOT_FOUND
  return {
    ...guest,
    type: "GUEST",
    attributes: { isActive: false, hasPassword: false },
    isActive: false,
    isErased: false,
    isGuest: true,
    updatedAt: null,
    lastSignInAt: null,
    addresses: [],
    ...(yield* doneBy(address)),
    timeline: [],
    hasMoreChanges: false,
  }
})

/**
 * Customers are identified by their address: a guest who registers stays the same customer. Staff are answered as not
 * found.
 */
export const customerDetail = Effect.fnUntraced(function* (name: string) {
  const account = yield* findAccount(name)
  if (account === null) return yield* guestDetail(normalizeEmail(name))
  return account.role === "customer" ? yield* registeredDetail(account) : yield* NOT_FOUND
})
