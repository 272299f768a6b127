import type { Batch } from "./batch.ts"
import { loanApplications } from "./loans/applications.ts"
import { loanDecisions } from "./loans/loan-decisions.ts"
import { carts } from "./ordering/cart.ts"
import { guestOrders } from "./ordering/guest-orders.ts"
import { orderCounts } from "./ordering/order-counts.ts"
import { orderDetail } from "./ordering/order-detail.ts"
import { orderList } from "./ordering/order-list.ts"
import { orderTimeline } from "./ordering/order-timeline.ts"
import { type Projection, type StreamKind, versionOf } from "./platform/projection.ts"
import { shopTimeZone } from "./platform/schema.ts"
import type { Queryable } from "./platform/sql.ts"
import { orderTouches } from "./reports/order-touches.ts"
import { productSales } from "./reports/product-sales.ts"
import { revenueLedger } from "./reports/revenue-ledger.ts"
import { transactions } from "./reports/transactions-model.ts"
import { visits } from "./reports/visits.ts"

/** All read models of a shop with this time zone. `mostPending`: orders that the sums of reports may lack. */
export const readModelsIn = (timeZone: string, mostPending?: number): ReadonlyArray<Projection<Batch>> => [
  orderDetail,
  orderList,
  guestOrders,
  orderTimeline,
  orderCounts,
  carts,
  loanApplications,
  revenueLedger(timeZone, mostPending),
  productSales,
  transactions(timeZone),
  loanDecisions(timeZone),
  visits(timeZone),
  orderTouches,
]

/** The read models of a shop whose time zone is UTC. */
export const readModels: ReadonlyArray<Projection<Batch>> = readModelsIn("UTC")

/** Names of the models that count by days. */
export const DATED_MODELS: ReadonlyArray<string> = readModels
  .filter((model) => versionOf(model).setting !== "")
  .map(({ name }) => name)

/**
 * The models in the database, which keep the time zone that they were built for until a rebuild replaces them.
 * `timeZone`: for models that have yet to be created.
 */
export const installedReadModels = async (
  db: Queryable,
  timeZone = "UTC",
): Promise<ReadonlyArray<Projection<Batch>>> => readModelsIn((await shopTimeZone(db)) ?? timeZone)

/** Names of the models that store the documents of a source; other models of that source are built from them. */
export const DOCUMENT_MODELS: Readonly<Record<StreamKind, string>> = {
  orders: orderDetail.name,
  carts: carts.name,
  loans: loanApplications.name,
  visits: "visits",
}
