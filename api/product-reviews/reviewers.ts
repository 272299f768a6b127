import { reviewerName } from "@voltread/domain/catalogue/product-review.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { findAccount } from "../accounts/accounts.ts"
import { failIfNone, lockAccount } from "../accounts/lock-account.ts"
import { accountOf } from "../accounts/profile.ts"
import { findOrder, isOwn, type OrderAccess } from "../orders/find-order.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import { hasReceived } from "./received-products.ts"

/** Somebody who may review a product. */
export interface Reviewer {
  /**
   * Their email address, normalized: a person has one review of a product, with or without an account. A review that was
   * written by the link of an order keeps the address that the order had then.
   */
  readonly username: string
  /** The name that is shown with the review. */
  readonly author: string
  /**
   * The order whose link they used; null: they are logged in. An order's address was typed by whoever placed it, and may
   * be somebody else's: a link gives no access to reviews but its own.
   */
  readonly orderId: string | null
  readonly hasReceived: boolean
  /**
   * Makes two browsers of one person wait for each other, even before a review exists; fails once the person is erased.
   */
  readonly lock: (client: pg.ClientBase) => Effect.Effect<void, Problem | DatabaseError, Database>
}

/** A logged-in reviewer. */
export const accountReviewer = Effect.fnUntraced(function* (username: string, productId: string) {
  const { firstName, lastName } = yield* accountOf(username)
  const reviewer: Reviewer = {
    username,
    author: reviewerName(firstName, lastName),
    orderId: null,
    hasReceived: yield* hasReceived(username, productId),
    lock: (client) => lockAccount(client, username),
  }
  return reviewer
})

/** A reviewer with the link of an order, for the products of that order. */
export const orderReviewer = Effect.fnUntraced(function* (
  orderId: string,
  access: OrderAccess,
  productId: string,
) {
  const order = yield* findOrder(orderId)
  if (order === null || !isOwn(order, access)) return yield* notFound("This order")
  const items = order.items.filter((item) => item.productId === productId)
  if (items.length === 0) return yield* notFound("This product")
  const account = yield* findAccount(order.owner)
  const { viewer } = access
  const isLoggedIn = viewer._tag === "user" && viewer.username === order.owner
  const { firstName, lastName } = isLoggedIn && account !== null ? account : order
  const reviewer: Reviewer = {
    username: isLoggedIn ? order.owner : ((yield* authorByLink(orderId, productId)) ?? order.owner),
    author: reviewerName(firstName, lastName),
    orderId: isLoggedIn ? null : orderId,
    hasReceived: items.some(({ status }) => ITEM_STATUS_TABLE[status].isDelivered),
    lock: (client) => (account === null ? lockGuest(client, orderId) : lockAccount(client, order.owner)),
  }
  return reviewer
})

/** Under whose address a review was written by the link of this order; null: none was. */
const authorByLink = (orderId: string, productId: string) =>
  rows(Schema.Struct({ username: Schema.String }), {
    text: "select username from product_review where order_id = $1 and product_id = $2",
    values: [orderId, productId],
  }).pipe(Effect.map(([review]) => review?.username ?? null))

/** Erasing a guest destroys the key that encrypts their order. */
const lockGuest = (client: pg.ClientBase, orderId: string) =>
  failIfNone(
    executeOn(client, {
      text: "select from person_key where name = $1 for update",
      values: [`guest:${orderStream(orderId)}`],
    }),
  )
