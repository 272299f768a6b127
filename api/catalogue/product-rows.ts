import { Product } from "@voltread/domain/catalogue/product.ts"
import { Schema } from "effect"

/** A product as it is on sale now: prices in cents, with the available units. */
export interface OfferedProduct extends Product {
  /** In all places together. */
  readonly available: number
  /** Those of them that are in stores and can only be picked up. */
  readonly inStores: number
}

/** Units that can be shipped, without those that can only be picked up. */
export const unitsToShip = ({ isShippable, available, inStores }: OfferedProduct): number =>
  isShippable ? available - inStores : 0

/**
 * Units available for the chosen delivery: in the chosen store, or for shipping; in all places, while the store for a
 * pickup has not been chosen.
 */
export const availableUnits = (
  product: OfferedProduct,
  { pickupStoreId }: { readonly pickupStoreId: string | null },
  chosen: { readonly units: number } | undefined,
): number => {
  if (pickupStoreId !== null) return chosen?.units ?? 0
  return product.isShippable ? unitsToShip(product) : product.available
}

export const ProductRow = Schema.Struct({
  product_id: Schema.String,
  sku: Schema.String,
  name: Schema.String,
  description: Schema.String,
  brand: Schema.String,
  category: Schema.String,
  product_type: Product.fields.productType,
  partner: Schema.String,
  size: Schema.String,
  line_id: Schema.NullOr(Schema.String),
  regular_price: Schema.Finite,
  sale_price: Schema.Finite,
  supplier_cost: Schema.Finite,
  shipping_cost: Schema.Finite,
  shipping_weight: Schema.NullOr(Schema.Finite),
  winner_markup_id: Schema.NullOr(Schema.String),
  thumbnail_image: Schema.String,
  small_image: Schema.String,
  large_image: Schema.String,
  more_images: Schema.Array(Schema.String),
  attributes: Schema.Record(Schema.String, Schema.String),
  review_average: Schema.NullOr(Schema.Finite),
  review_count: Schema.Finite,
  is_shippable: Schema.Boolean,
  clearance: Schema.Boolean,
  is_live: Schema.Boolean,
  available: Schema.Finite,
  in_stores: Schema.Finite,
})
export type ProductRow = typeof ProductRow.Type

/** Selects a `ProductRow` from `product p left join stock s`. */
export const PRODUCT_COLUMNS = `p.product_id, p.sku, p.name, p.description, p.brand, p.category, p.product_type,
  p.partner, p.size, p.line_id, p.regular_price, p.sale_price, p.supplier_cost, p.shipping_cost, p.shipping_weight,
  p.winner_markup_id, p.thumbnail_image, p.small_image, p.large_image, p.more_images, p.attributes, p.review_average, p.review_count, p.is_shippable,
  p.clearance, p.is_live,
  coalesce(s.available, 0) as available, coalesce(s.in_stores, 0) as in_stores`

export const toProduct = (row: ProductRow): OfferedProduct => ({
  productId: row.product_id,
  sku: row.sku,
  name: row.name,
  description: row.description,
  brand: row.brand,
  category: row.category,
  productType: row.product_type,
  partner: row.partner,
  size: row.size,
  lineId: row.line_id,
  // The supplier's list price, but never below the sale price.
  regularPrice: Math.max(row.regular_price, row.sale_price),
  salePrice: row.sale_price,
  supplierCost: row.supplier_cost,
  shippingCost: row.shipping_cost,
  shippingWeight: row.shipping_weight,
  winnerMarkupId: row.winner_markup_id,
  thumbnailImage: row.thumbnail_image,
  smallImage: row.small_image,
  largeImage: row.large_image,
  moreImages: row.more_images,
  attributes: row.attributes,
  customerReviewAverage: row.review_average,
  customerReviewCount: row.review_count,
  isShippable: row.is_shippable,
  clearance: row.clearance,
  isLive: row.is_live,
  available: row.available,
  inStores: row.in_stores,
})
