import { cartCodec } from "@voltread/domain/ordering/cart-codec.ts"
import { type CartEvent, CartItem } from "@voltread/domain/ordering/cart-event.ts"
import { type CartState, evolveCart } from "@voltread/domain/ordering/cart-state.ts"
import { Effect, Schema } from "effect"
import type { DocumentChange, Entry } from "../platform/entry.ts"
import { type Queryable, reading } from "../platform/sql.ts"

const username = Schema.NullOr(Schema.String)
const items = Schema.Array(CartItem)
const mergedFrom = Schema.Array(Schema.String)
const promotionCode = Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))

/** The domain's own state of a cart, as stored between events. */
const StoredCart: Schema.Codec<Exclude<CartState, { _tag: "none" }>, unknown> = Schema.Union([
  Schema.Struct({
    _tag: Schema.tag("open"),
    cartId: Schema.String,
    username,
    successorOf: Schema.NullOr(Schema.String),
    items,
    promotionCode,
    mergedFrom,
  }),
  Schema.Struct({
    _tag: Schema.tag("merged"),
    cartId: Schema.String,
    into: Schema.String,
    items,
    promotionCode,
    mergedFrom,
  }),
  Schema.Struct({
    _tag: Schema.tag("checkedOut"),
    cartId: Schema.String,
    username,
    items,
    promotionCode,
    mergedFrom,
    orderId: Schema.String,
  }),
])

export const CartDocument = Schema.Struct({
  state: StoredCart,
  revision: Schema.Int,
  updatedAt: Schema.String,
})
export type CartDocument = typeof CartDocument.Type

/** The cart after one more event. Pure. Throws if a stream does not begin with its creation. */
const foldCart = (before: CartDocument | null, entry: Entry<CartEvent>): CartDocument => {
  const state = evolveCart(before?.state ?? { _tag: "none" }, entry.event)
  if (state._tag === "none")
    throw new Error(`The cart begins with ${entry.event.type}, not with its creation`)
  return { state, revision: entry.revision, updatedAt: entry.at }
}

const readStored = reading(Schema.Struct({ id: Schema.String, document: CartDocument }))

export const cartDocuments = {
  prefix: "cart-",
  decode: cartCodec.decodeOrThrow,
  fold: foldCart,
  load: async (db: Queryable, ids: ReadonlyArray<string>) => {
    const rows = await readStored(db, "select cart_id as id, document from cart where cart_id = any($1)", [
      ids,
    ])
    return new Map(rows.map(({ id, document }) => [id, document]))
  },
}

export type CartChange = DocumentChange<CartEvent, CartDocument>

/** The batch that projections of carts receive. */
export interface CartBatch {
  readonly carts: ReadonlyArray<CartChange>
}
