import { CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { cartTotals } from "@voltread/domain/ordering/cart-state.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import { newest } from "../entry.ts"
import type { Projection } from "../projection.ts"
import { type Queryable, reading, run } from "../sql.ts"
import type { CartDocument } from "./cart-document.ts"

/** Each cart as it stands, to find a shopper's own again and to see which were left behind. */
export const carts: Projection = {
  name: "cart",
  version: 2,
  source: "carts",
  tables: ["cart"],
  tableDdl: `
    create table if not exists cart (
      cart_id text collate "C" primary key,
      username text,
      status text not null,
      units integer not null,
      value bigint not null,
      updated_at timestamptz not null,
      document json not null
    ) with (fillfactor = 80)`,
  indexDdl: `
    create index if not exists cart_username on cart (username, updated_at) where status = 'open';
    create index if not exists cart_abandoned on cart (updated_at, cart_id) where status = 'open' and units > 0;`,
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
}

const toRow = (id: string, document: CartDocument) => {
  const { state } = document
  // What a merged cart held is counted where it went.
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

const CartSummary = Schema.Struct({
  id: Schema.String,
  username: Schema.NullOr(Schema.String),
  units: Schema.Int,
  value: Schema.Int,
  updatedAt: Schema.String,
  items: Schema.Array(CartItem),
})
/** An open cart. `value` and the items' prices in cents, as the shopper saw them. */
export type CartSummary = typeof CartSummary.Type
const readCarts = reading(CartSummary)

const COLUMNS = `cart_id as "id", username, units, value, updated_at as "updatedAt", document -> 'state' -> 'items' as "items"`

/** The open cart that the shopper used last, or null. */
export const openCartOf = async (db: Queryable, username: string): Promise<CartSummary | null> => {
  const [cart] = await readCarts(
    db,
    `select ${COLUMNS} from read.cart where status = 'open' and username = $1
     order by updated_at desc, cart_id limit 1`,
    [username],
  )
  return cart ?? null
}

/** Open carts with goods in them that nobody touched since `idleSince` (UTC instant), longest idle first. */
export const abandonedCarts = (
  db: Queryable,
  idleSince: string,
  limit = 100,
): Promise<ReadonlyArray<CartSummary>> =>
  readCarts(
    db,
    `select ${COLUMNS} from read.cart
     where status = 'open' and units > 0 and updated_at < $1::timestamptz
     order by updated_at, cart_id limit $2`,
    [idleSince, limit],
  )
