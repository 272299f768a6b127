import { reviewerName } from "@voltread/domain/catalogue/product-review.ts"
import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect } from "effect"
import type pg from "pg"
import { findAccount } from "../accounts/accounts.ts"
import { accountOf, NOT_FOUND } from "../accounts/profile.ts"
import { findOrder, isOwn, type OrderAccess } from "../orders/find-order.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import { hasReceived } from "./received-products.ts"

/** Somebody who may review a product. */
export interface Reviewer {
  /** Their email address, normalized: a person has one review of a product, with or without an account. */
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
    lock: lockAccount(username),
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
    username: order.owner,
    author: reviewerName(firstName, lastName),
    orderId: isLoggedIn ? null : orderId,
    hasReceived: items.some(({ status }) => ITEM_STATUS_TABLE[status].isDelivered),
    lock: account === null ? lockGuest(orderId) : lockAccount(order.owner),
  }
  return reviewer
})

const lockAccount = (username: string) => (client: pg.ClientBase) =>
  locked(client, "select from account where username = $1 for update", username)

/** Erasing a guest destroys the key that encrypts their order. */
const lockGuest = (orderId: string) => (client: pg.ClientBase) =>
  locked(client, "select from person_key where name = $1 for update", `guest:${orderStream(orderId)}`)

const locked = Effect.fnUntraced(function* (client: pg.ClientBase, text: string, name: string) {
  if ((yield* executeOn(client, { text, values: [name] })) === 0) return yield* NOT_FOUND
})
