import { loanApplicationPage } from "@voltread/projections/loans/applications.ts"
import { toCustomerOrder } from "@voltread/projections/ordering/customer-order-view.ts"
import { orderById } from "@voltread/projections/ordering/order-detail.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import { accountHistory } from "../accounts/account-history.ts"
import { addressesOf } from "../accounts/address-rows.ts"
import { accountOf, toProfile } from "../accounts/profile.ts"
import { garageOf } from "../catalogue/garage.ts"
import { savedProductsOf } from "../catalogue/saved-products.ts"
import { savedSearchesOf } from "../catalogue/saved-searches.ts"
import { chatsOf } from "../chat/chat-view.ts"
import { toWireCustomerApplication } from "../loans/application-wire.ts"
import { toWireCustomerOrder } from "../orders/customer-order-wire.ts"
import { rows } from "../platform/postgres/query.ts"
import { queryReadModel } from "../platform/postgres/read-model.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { reviewsOf } from "../product-reviews/own-reviews.ts"
import { alertsOf } from "../stock-alerts/stock-alerts.ts"

const PAGE = 200

const allOrders = async (db: Queryable, username: string) => {
  const orders = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof orderPage>> = await orderPage(db, {
      filter: { username },
      first: PAGE,
      after,
    })
    for (const { id } of page.orders) {
      const order = await orderById(db, id)
      if (order !== null) orders.push(toWireCustomerOrder(toCustomerOrder(order)))
    }
    after = page.nextCursor
  } while (after !== null)
  return orders
}

const applicationsOf = async (db: Queryable, username: string) => {
  const { applications } = await loanApplicationPage(db, { username, first: PAGE })
  return applications.map(toWireCustomerApplication)
}

const messagesOf = (username: string) =>
  rows(
    Schema.Struct({
      created_at: Timestamp,
      name: Schema.String,
      phone: Schema.String,
      message: Schema.String,
    }),
    {
      text: `select created_at, name, phone, message from contact_request where email = $1
             union all
             select m.sent_at, case when m.staff is null then r.name else 'Voltread' end, '', m.body
             from contact_request r join contact_message m using (request_id) where r.email = $1
             order by created_at`,
      values: [username],
    },
  )

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
    savedProducts: yield* savedProductsOf(username),
    savedSearches: yield* savedSearchesOf(username),
    orders: yield* queryReadModel((db) => allOrders(db, username)),
    applications: yield* queryReadModel((db) => applicationsOf(db, username)),
    messages: yield* messagesOf(username),
    chats: yield* chatsOf(username),
    stockAlerts: yield* alertsOf(username),
    reviews: yield* reviewsOf(username),
    signIns: yield* signInsOf(username),
    changes: (yield* accountHistory(username)).map(({ at, kind, before, after }) => ({
      at,
      kind,
      before,
      after,
    })),
  }
})
