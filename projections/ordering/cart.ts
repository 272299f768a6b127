import { cartTotals } from "@voltread/domain/ordering/cart-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { newest } from "../platform/entry.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { run } from "../platform/sql.ts"
import type { CartBatch, CartDocument } from "./cart-document.ts"

/** The current state of each cart, with its total in cents as shown to the shopper. */
export const carts: Projection<CartBatch> = {
  name: "cart",
  version: 4,
  source: "carts",
  tables: ["cart"],
  tableDdl: `
    create table if not exists cart (
      cart_id text collate "C" primary key,
      username text collate "C",
      status text not null,
      units integer not null,
      value bigint not null,
      updated_at timestamptz not null,
      document json not null
    ) with (fillfactor = 80)`,
  indexDdl: `
    create index if not exists cart_username on cart (username) where username is not null;`,
  apply: async (db, batch) => {
    if (batch.carts.length === 0) return
    const rows = [...newest(batch.carts)].map(([id, document]) => toRow(id, document))
    await run(
      db,
      `insert into cart select * from json_populate_recordset(null::cart, $1)
       on conflict (cart_id) do update set
         username = excluded.username, status = excluded.status, units = excluded.units, value = excluded.value,
         updated_at = excluded.updated_at, document = excluded.document`,
      [JSON.stringify(rows)],
    )
  },
  remove: removingRows("cart_id", "cart"),
}

const toRow = (id: string, document: CartDocument) => {
  const { state } = document
  // The items of a merged cart count in the cart that they were added to.
  const items = state._tag === "merged" ? [] : state.items
  return {
    cart_id: id,
    username: state._tag === "merged" ? null : state.username,
    status: state._tag,
    units: sum(items.map(({ quantity }) => quantity)),
    value: cartTotals(items).subTotal,
    updated_at: document.updatedAt,
    document,
  }
}
