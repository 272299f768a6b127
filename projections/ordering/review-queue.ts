import type { Queryable } from "../platform/sql.ts"
import { ordersByIds } from "./order-detail.ts"
import { adminOrderPage } from "./order-list-query.ts"
import type { OrderView } from "./order-view.ts"

interface ReviewQueue {
  readonly orders: ReadonlyArray<OrderView>
  readonly nextCursor: string | null
  readonly totalCount: number
  /** Position of the log that the answer includes. */
  readonly position: string
}

/** Each order comes with all its details, so a page is small. */
const MAX_PAGE = 50

/** The orders in PENDING_REVIEW, oldest first. */
export const ordersUnderReview = async (
  db: Queryable,
  { after, first }: { readonly after: string | null; readonly first: number },
): Promise<ReviewQueue> => {
  const page = await adminOrderPage(db, {
    filter: { statuses: ["PENDING_REVIEW"] },
    sort: "OLDEST",
    after,
    first: Math.min(first, MAX_PAGE),
  })
  const { nextCursor, totalCount, position } = page
  const ids = page.orders.map(({ id }) => id)
  return { orders: await ordersByIds(db, ids), nextCursor, totalCount, position }
}
