import { soldUnits } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import type { OrderBatch, OrderDocument } from "../ordering/order-document.ts"
import { newest } from "../platform/entry.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { run, together } from "../platform/sql.ts"
import { isWorthTheSameAsBefore } from "./posting.ts"
import { valuation } from "./valuation.ts"

/**
 * The sales of each line of a submitted order as it stands, on the UTC day of the submission: units that were neither
 * returned nor canceled, their revenue (gross less discount) and cost, and whether the order is paid. Cents. It shows
 * the effect of a product's price in real orders, and which products sell best.
 */
export const productSales: Projection<OrderBatch> = {
  name: "product-sales",
  version: 3,
  source: "orders",
  tables: ["product_sale"],
  tableDdl: `
    create table if not exists product_sale (
      order_id text collate "C",
      item_id text collate "C",
      day date not null,
      product_id text collate "C" not null,
      units integer not null,
      net bigint not null,
      supplier_cost bigint not null,
      is_paid boolean not null,
      primary key (order_id, item_id)
    )`,
  indexDdl: `
    create index if not exists product_sale_day on product_sale (day, product_id)
      include (units, net, supplier_cost, is_paid);`,
  apply: async (db, { orders }) => {
    const changed = newest(
      orders.filter(
        ({ before, after }) =>
          before === null || isPaid(before) !== isPaid(after) || !isWorthTheSameAsBefore(before, after),
      ),
    )
    if (changed.size === 0) return
    const rows = [...changed].flatMap(([id, document]) => toRows(id, document))
    await together([
      run(db, "delete from product_sale where order_id = any ($1)", [[...changed.keys()]]),
      run(db, "insert into product_sale select * from json_populate_recordset(null::product_sale, $1)", [
        JSON.stringify(rows),
      ]),
    ])
  },
  remove: removingRows("order_id", "product_sale"),
}

const isPaid = ({ state }: OrderDocument): boolean => ORDER_STATUS_TABLE[state.status].isPaid

const toRows = (orderId: string, document: OrderDocument) => {
  const worth = valuation(document)
  return document.state.lines.flatMap((line) => {
    const amounts = worth.get(line.itemId)
    const units = soldUnits(line)
    if (amounts === undefined || units === 0) return []
    return [
      {
        order_id: orderId,
        item_id: line.itemId,
        day: (document.submittedAt ?? document.created.at).slice(0, 10),
        product_id: line.productId,
        units,
        net: amounts.gross - amounts.discount,
        supplier_cost: amounts.supplierCost,
        is_paid: isPaid(document),
      },
    ]
  })
}
