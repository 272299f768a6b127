import { Effect, Schema } from "effect"
import { Price } from "../shared/money.ts"
import { Id } from "../shared/text.ts"
import { Weight } from "../shared/weight.ts"

/** The most pictures of a product, including the main one. */
export const MAX_PICTURES = 12

/**
 * A product for sale, with what the rest of the platform needs. Cents. `salePrice` is what a shopper pays; supplier
 * prices never leave the server.
 */
export const Product = Schema.Struct({
  productId: Id,
  sku: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100)),
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500)),
  description: Schema.String,
  brand: Schema.String,
  /** Slug of spec §2's category menu, such as `laptop-computers`. */
  category: Schema.String,
  productType: Schema.Literals(["electronics", "tire", "wheel", "accessory"]),
  /** The supplier, such as "Best Buy". */
  partner: Schema.String,
  size: Schema.String,
  /** The product line that it belongs to, such as a tire in all its sizes. */
  lineId: Schema.NullOr(Id),
  regularPrice: Price,
  salePrice: Price,
  supplierCost: Price,
  shippingCost: Price,
  /** A unit's shipping weight in hundredths of a pound; null if unknown. */
  shippingWeight: Schema.NullOr(Weight).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  winnerMarkupId: Schema.NullOr(Schema.String),
  thumbnailImage: Schema.String,
  smallImage: Schema.String,
  largeImage: Schema.String,
  /** Addresses of further pictures, in the order in which they are shown. */
  moreImages: Schema.Array(Schema.String).check(Schema.isMaxLength(MAX_PICTURES - 1)),
  attributes: Schema.Record(Schema.String, Schema.String),
  customerReviewAverage: Schema.NullOr(Schema.Finite),
  customerReviewCount: Schema.Int,
  /** Can be shipped; otherwise only pickup in a store. */
  isShippable: Schema.Boolean,
  /** The remaining stock is sold off; the product is not reordered. */
  clearance: Schema.Boolean,
  isLive: Schema.Boolean,
})
export type Product = typeof Product.Type
