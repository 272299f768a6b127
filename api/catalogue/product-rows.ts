import type { Product } from "@voltread/domain/catalogue/product.ts"

/** A product as it is for sale now: cents, and the units that can be had. */
export interface OfferedProduct extends Product {
  readonly available: number
}

export interface ProductRow {
  readonly product_id: string
  readonly sku: string
  readonly name: string
  readonly description: string
  readonly brand: string
  readonly category: string
  readonly product_type: Product["productType"]
  readonly partner: string
  readonly size: string
  readonly line_id: string | null
  readonly regular_price: number
  readonly sale_price: number
  readonly supplier_cost: number
  readonly shipping_cost: number
  readonly winner_markup_id: string | null
  readonly thumbnail_image: string
  readonly small_image: string
  readonly large_image: string
  readonly attributes: Record<string, string>
  readonly review_average: number | null
  readonly review_count: number
  readonly is_shippable: boolean
  readonly clearance: boolean
  readonly is_live: boolean
  readonly available: number
}

/** Selects a `ProductRow` from `product p left join stock s`. */
export const PRODUCT_COLUMNS = `p.product_id, p.sku, p.name, p.description, p.brand, p.category, p.product_type,
  p.partner, p.size, p.line_id, p.regular_price, p.sale_price, p.supplier_cost, p.shipping_cost, p.winner_markup_id,
  p.thumbnail_image, p.small_image, p.large_image, p.attributes, p.review_average, p.review_count, p.is_shippable,
  p.clearance, p.is_live,
  coalesce(s.available, 0) as available`

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
  // What it is reduced from, as its supplier lists it: never less than what is asked for it.
  regularPrice: Math.max(row.regular_price, row.sale_price),
  salePrice: row.sale_price,
  supplierCost: row.supplier_cost,
  shippingCost: row.shipping_cost,
  winnerMarkupId: row.winner_markup_id,
  thumbnailImage: row.thumbnail_image,
  smallImage: row.small_image,
  largeImage: row.large_image,
  attributes: row.attributes,
  customerReviewAverage: row.review_average,
  customerReviewCount: row.review_count,
  isShippable: row.is_shippable,
  clearance: row.clearance,
  isLive: row.is_live,
  available: row.available,
})
