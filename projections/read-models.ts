import type { Batch } from "./batch.ts"
import { loanApplications } from "./loans/applications.ts"
import { carts } from "./ordering/cart.ts"
import { orderCounts } from "./ordering/order-counts.ts"
import { orderDetail } from "./ordering/order-detail.ts"
import { orderList } from "./ordering/order-list.ts"
import { orderTimeline } from "./ordering/order-timeline.ts"
import type { Projection, Source } from "./platform/projection.ts"
import { productSales } from "./reports/product-sales.ts"
import { revenueLedger } from "./reports/revenue-ledger.ts"
import { visits } from "./reports/visits.ts"

/** All read models of the shop. */
export const readModels: ReadonlyArray<Projection<Batch>> = [
  orderDetail,
  orderList,
  orderTimeline,
  orderCounts,
  carts,
  loanApplications,
  revenueLedger,
  productSales,
  visits,
]

/** The model that stores the documents of a source; other models of that source are built from them. */
export const DOCUMENT_MODELS: Readonly<Record<Source, Projection<Batch>>> = {
  orders: orderDetail,
  carts,
  loans: loanApplications,
  visits,
}
