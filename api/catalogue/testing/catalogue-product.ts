import type { Product } from "@voltread/domain/catalogue/product.ts"

/** A product for tests: plain, for sale, and different only where a test says so. */
export const product = (productId: string, change: Partial<Product> = {}): Product => ({
  productId,
  sku: `SKU-${productId}`,
  name: "Plain thing",
  description: "",
  brand: "Acme",
  category: "laptop-computers",
  productType: "electronics",
  partner: "Best Buy",
  size: "",
  regularPrice: 10_000,
  salePrice: 10_000,
  supplierCost: 7_000,
  shippingCost: 0,
  winnerMarkupId: null,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  attributes: {},
  customerReviewAverage: null,
  customerReviewCount: 0,
  isLive: true,
  ...change,
})
