import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { toCustomerOrder } from "@voltread/projections/ordering/customer-order-view.ts"
import { orderById } from "@voltread/projections/ordering/order-detail.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { accountHistory } from "../accounts/account-history.ts"
import { cartOfAccount } from "../accounts/accounts.ts"
import { addressesOf } from "../accounts/address-rows.ts"
import { accountOf, toProfile } from "../accounts/profile.ts"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { garageOf } from "../catalogue/garage.ts"
import { savedProductsOf } from "../catalogue/saved-products.ts"
import { savedSearchesOf } from "../catalogue/saved-searches.ts"
import { chatsOf } from "../chat/chat-view.ts"
import { begunCheckoutsOf } from "../checkout/begun-checkout.ts"
import { toWireCustomerApplication } from "../loans/application-wire.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import { rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { reviewsOf } from "../product-reviews/own-reviews.ts"
import { shopName } from "../settings/current-settings.ts"
import { passkeysOf } from "../sign-in/passkeys.ts"
import { alertsOf } from "../stock-alerts/stock-alerts.ts"

/** The greatest page of these lists. */
const PAGE = 200

/** Everything on a list, read page after page. */
const all = async <Page extends { readonly nextCursor: string | null }, Row>(
  pageAfter: (after: string | null) => Promise<Page>,
  rowsOf: (page: Page) => ReadonlyArray<Row>,
): Promise<ReadonlyArray<Row>> => {
  const found: Array<Row> = []
  let after: string | null = null
  do {
    const page: Page = await pageAfter(after)
    found.push(...rowsOf(page))
    after = page.nextCursor
  } while (after !== null)
  return found
}

const ordersOf = async (db: Queryable, username: string) => {
  const ids = await all(
    (after) => orderPage(db, { filter: { username }, first: PAGE, after }),
    (page) => page.orders.map(({ id }) => id),
  )
  const orders = []
  for (const id of ids) {
    const order = await orderById(db, id)
    if (order !== null) orders.push(toWireCustomerOrder(toCustomerOrder(order)))
  }
  return orders
}

const applicationsOf = (db: Queryable, username: string) =>
  all(
    (after) => loanApplicationPage(db, { username, first: PAGE, after }),
    (page) => page.applications.map(toWireCustomerApplication),
  )

const messagesOf = (username: string, shop: string) =>
  rows(
    Schema.Struct({
      created_at: Timestamp,
      name: Schema.String,
      phone: Schema.String,
      message: Schema.String,
    }),
    {
      text: `select created_at, name, phone, message from contact_request where normalized_email(email) = $1
             union all
             select m.sent_at, case when m.staff is null then r.name else $2 end, '', m.body
             from contact_request r join contact_message m using (request_id) where normalized_email(r.email) = $1
             order by created_at`,
      values: [username, shop],
    },
  )

/** The newsletter subscription of an address, at most one: when it was requested, confirmed and ended. */
const newsletterOf = (username: string) =>
  rows(
    Schema.Struct({
      requested_at: Timestamp,
      confirmed_at: Schema.NullOr(Timestamp),
      ended_at: Schema.NullOr(Timestamp),
    }),
    {
      text: "select requested_at, confirmed_at, ended_at from subscription where normalized_email(email) = $1",
      values: [username],
    },
  )

const linkedLogInsOf = (username: string) =>
  rows(Schema.Struct({ provider: Schema.String, linked_at: Timestamp }), {
    text: "select issuer as provider, linked_at from external_identity where username = $1 order by linked_at",
    values: [username],
  })

const cartItemsOf = Effect.fnUntraced(function* (username: string) {
  const { carts } = yield* CommandHandlers
  const { state } = yield* carts.load(yield* cartOfAccount(username))
  return state._tag === "open" ? state.items.map(({ productId, quantity }) => ({ productId, quantity })) : []
})

const signInsOf = (username: string) =>
  rows(Schema.Struct({ created_at: Timestamp, ended_at: Schema.NullOr(Timestamp) }), {
    text: "select created_at, ended_at from account_session where username = $1 order by created_at",
    values: [username],
  })

/** All stored data of a customer, for the customer. Leaves out the names of staff. */
export const exportOf = Effect.fnUntraced(function* (username: string) {
  const account = yield* accountOf(username)
  return {
    profile: toProfile(account),
    addresses: yield* addressesOf(username),
    garage: yield* garageOf(username),
    cart: yield* cartItemsOf(username),
    savedProducts: yield* savedProductsOf(username),
    savedSearches: yield* savedSearchesOf(username),
    orders: yield* queryReadModel((db) => ordersOf(db, username)),
    applications: yield* queryReadModel((db) => applicationsOf(db, username)),
    begunPayments: yield* begunCheckoutsOf(username),
    messages: yield* messagesOf(username, yield* shopName),
    chats: yield* chatsOf(username),
    stockAlerts: yield* alertsOf(username),
    reviews: yield* reviewsOf(username),
    newsletter: yield* newsletterOf(username),
    signIns: yield* signInsOf(username),
    linkedLogIns: yield* linkedLogInsOf(username),
    passkeys: (yield* passkeysOf(username)).map(({ passkeyId: _, ...passkey }) => passkey),
    changes: (yield* accountHistory(username, null)).map(({ at, kind, before, after }) => ({
      at,
      kind,
      before,
      after,
    })),
  }
})
