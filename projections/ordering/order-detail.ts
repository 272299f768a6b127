import { Schema } from "effect"
import { newest } from "../platform/entry.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run } from "../platform/sql.ts"
import { IS_INCOMPLETE } from "./incomplete-orders.ts"
import type { OrderBatch } from "./order-document.ts"
import { OrderDocument } from "./order-document.ts"
import { ownerOf } from "./order-owner.ts"
import { type OrderView, toOrderView } from "./order-view.ts"

/** The whole of each order as one document, for the order page and as the base of the other order models. */
export const orderDetail: Projection<OrderBatch> = {
  name: "order-detail",
  version: 12,
  source: "orders",
  tables: ["order_detail"],
  tableDdl: `
    create table if not exists order_detail (
      order_id text collate "C" primary key,
      owner text collate "C",
      revision integer not null,
      document json not null
    ) with (fillfactor = 80)`,
  indexDdl: "",
  apply: async (db, { orders }) => {
    if (orders.length === 0) return
    const rows = [...newest(orders)].map(([id, document]) => ({
      order_id: id,
      owner: ownerOf(document.state),
      revision: document.revision,
      document,
    }))
    await run(
      db,
      `insert into order_detail select * from json_populate_recordset(null::order_detail, $1)
       on conflict (order_id) do update set
         owner = excluded.owner, revision = excluded.revision, document = excluded.document`,
      [JSON.stringify(rows)],
    )
  },
  remove: removingRows("order_id", "order_detail"),
}

const readDocuments = reading(Schema.Struct({ document: OrderDocument, isIncomplete: Schema.Boolean }))

/** The orders with these ids that can be shown, in the same order. Amounts in cents. */
export const ordersByIds = async (
  db: Queryable,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<OrderView>> => {
  const rows = await readDocuments(
    db,
    `select document, ${IS_INCOMPLETE} from read.order_detail
     where order_id = any ($1) order by array_position($1, order_id)`,
    [[...ids]],
  )
  return rows.map((row) => toOrderView(row.document, row.isIncomplete))
}

const readDocument = async (db: Queryable, orderId: string) => {
  const [row] = await readDocuments(
    db,
    `select document, ${IS_INCOMPLETE} from read.order_detail where order_id = $1`,
    [orderId],
    "order-document",
  )
  return row
}

/** The order for staff, or null. Amounts in cents; for its customer pass it through `toCustomerOrder`. */
export const orderById = async (db: Queryable, orderId: string): Promise<OrderView | null> => {
  const row = await readDocument(db, orderId)
  return row === undefined ? null : toOrderView(row.document, row.isIncomplete)
}

/** The model's document of the order; null if it is not complete up to its revision. */
export const completeDocument = async (db: Queryable, orderId: string): Promise<OrderDocument | null> => {
  const row = await readDocument(db, orderId)
  return row === undefined || row.isIncomplete ? null : row.document
}
