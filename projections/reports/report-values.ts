import type { OrderChange } from "../ordering/order-document.ts"
import { lastGatewayType } from "../ordering/order-gateway.ts"
import { type Queryable, sendRows, together } from "../platform/sql.ts"

/** Stores the possible values of the reports' filters, and the names of products. */
export const keepValues = async (db: Queryable, changes: ReadonlyArray<OrderChange>): Promise<void> => {
  const values = toReportValues(changes)
  const products = toProducts(changes)
  await together([
    sendRows(
      db,
      `insert into report_value select * from json_populate_recordset(null::report_value, $1)
       on conflict do nothing`,
      values,
    ),
    sendRows(
      db,
      `insert into report_product as known select * from json_populate_recordset(null::report_product, $1)
       on conflict (product_id) do update set
         position = excluded.position, sku = excluded.sku, name = excluded.name, brand = excluded.brand
       where excluded.position > known.position`,
      products,
    ),
  ])
}

/** The possible values of the reports' filters. */
const toReportValues = (changes: ReadonlyArray<OrderChange>) => {
  const values = new Map<string, { readonly filter: string; readonly value: string }>()
  const add = (filter: string, value: string | null) => {
    if (value !== null && value !== "") values.set(`${filter} ${value}`, { filter, value })
  }
  for (const { entry, after } of changes) {
    const { event } = entry
    if (event.type === "OrderCreated") add("affiliate", event.data.affiliate.affiliateId)
    if (event.type === "OrderItemAdded") {
      add("category", event.data.item.category)
      add("brand", event.data.item.brand)
      add("partner", event.data.item.partner)
    }
    if (event.type === "OrderPaymentDetailsUpdated" || event.type === "OrderLeaseDetailsUpdated")
      add("gateway", lastGatewayType(after.state))
  }
  return [...values.values()]
}

/** Products as the newest of these orders name them. */
const toProducts = (changes: ReadonlyArray<OrderChange>) => {
  const products = new Map<string, unknown>()
  for (const { entry } of changes) {
    const { event, position } = entry
    if (event.type !== "OrderItemAdded") continue
    const { productId, sku, name, brand } = event.data.item
    products.set(productId, { product_id: productId, position, sku, name, brand })
  }
  return [...products.values()]
}
