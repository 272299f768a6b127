import type { ProductDetails } from "../product/queries.ts"
import { galleryPictures } from "./pictures.ts"

/** schema.org `Product`. */
export const productData = (
  product: ProductDetails,
  { origin, shopName }: { readonly origin: string; readonly shopName: string },
) => ({
  "@context": "https://schema.org",
  "@type": "Product",
  name: product.name,
  sku: product.sku,
  description: product.description,
  brand: { "@type": "Brand", name: product.brand },
  image: galleryPictures(product).map((picture) => new URL(picture, origin).href),
  offers: {
    "@type": "Offer",
    price: product.salePrice.toFixed(2),
    priceCurrency: "USD",
    availability: product.inStock ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    seller: { "@type": "Organization", name: shopName },
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

/** schema.org `BreadcrumbList`. */
export const breadcrumbData = (product: ProductDetails, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    ...product.categoryPath.map(({ id, name }) => ({ name, item: `${origin}/products/${id}` })),
    { name: product.name, item: `${origin}/product/${product.productId}` },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
})

/** JSON-LD in the page. `<` is escaped because `</script>` in a text would end the script. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no tag can end
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  )
}
