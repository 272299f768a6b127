import { Effect, Schema } from "effect"
import { Price } from "../shared/money.ts"
import { Id } from "../shared/text.ts"
import { Weight } from "../shared/weight.ts"

/** Of one product, the one that stands for it among them. */
export const MAX_PICTURES = 12

/**
 * What the shop sells, as the rest of the platform needs it. Cents. `salePrice` is what a shopper pays; supplier
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
  /** Who supplies it, such as "Best Buy". */
  partner: Schema.String,
  size: Schema.String,
  /** The product line that it belongs to, such as a tire in all its sizes. */
  lineId: Schema.NullOr(Id),
  regularPrice: Price,
  salePrice: Price,
  supplierCost: Price,
  shippingCost: Price,
  /** Hundredths of a pound of a unit as it is sent; null where it is not known. */
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
  /** Can be shipped; otherwise pick-up at a store only. */
  isShippable: Schema.Boolean,
  /** The remaining stock is sold off; the product is not reordered. */
  clearance: Schema.Boolean,
  isLive: Schema.Boolean,
})
export type Product = typeof Product.Type
