import { Schema } from "effect"
import { newest } from "../platform/entry.ts"
import type { Projection } from "../platform/projection.ts"
import { type Queryable, reading, run } from "../platform/sql.ts"
import type { OrderBatch } from "./order-document.ts"
import { OrderDocument } from "./order-document.ts"
import { type OrderView, toOrderView } from "./order-view.ts"

/** The whole of each order as one document: what the order page shows, and what the other order models fold on. */
export const orderDetail: Projection<OrderBatch> = {
  name: "order-detail",
  version: 2,
  source: "orders",
  tables: ["order_detail"],
  tableDdl: `
    create table if not exists order_detail (
      order_id text collate "C" primary key,
      username text,
      revision integer not null,
      document json not null
    ) with (fillfactor = 80)`,
  indexDdl: "",
  apply: async (db, { orders }) => {
    if (orders.length === 0) return
    const rows = [...newest(orders)].map(([id, document]) => ({
      order_id: id,
      username: document.state.created.username,
      revision: document.revision,
      document,
    }))
    await run(
      db,
      `insert into order_detail select * from json_populate_recordset(null::order_detail, $1)
       on conflict (order_id) do update set
         username = excluded.username, revision = excluded.revision, document = excluded.document`,
      [JSON.stringify(rows)],
    )
  },
}

const readDocuments = reading(Schema.Struct({ document: OrderDocument }))

/** The order for staff, or null. Amounts in cents; for its customer pass it through `toCustomerOrder`. */
export const orderById = async (db: Queryable, orderId: string): Promise<OrderView | null> => {
  const [row] = await readDocuments(db, "select document from read.order_detail where order_id = $1", [
    orderId,
  ])
  return row === undefined ? null : toOrderView(row.document)
}
