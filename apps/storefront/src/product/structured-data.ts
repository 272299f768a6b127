import type { ProductByIdQuery } from "../generated/product.ts"

export type ProductDetails = NonNullable<ProductByIdQuery["getProductById"]>

/** The product for search engines, schema.org. */
export const productData = (product: ProductDetails) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: product.name,
  sku: product.sku,
  description: product.description,
  brand: { "@type": "Brand", name: product.brand },
  image: product.largeImage,
  offers: {
    "@type": "Offer",
    price: product.salePrice.toFixed(2),
    priceCurrency: "USD",
    availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  },
  ...(product.customerReviewAverage === null || product.customerReviewCount === 0
    ? {}
    : {
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: product.customerReviewAverage,
          reviewCount: product.customerReviewCount,
        },
      }),
})

/** The attributes that are texts, in the order the supplier gave them. */
export const specifications = (attributes: unknown): ReadonlyArray<readonly [name: string, value: string]> =>
  typeof attributes === "object" && attributes !== null
    ? Object.entries(attributes).filter(
        (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
      )
    : []
