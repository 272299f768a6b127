import type { ProductDetails } from "./structured-data.ts"

/** The way to the product for search engines, schema.org. */
export const breadcrumbData = (product: ProductDetails, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    ...product.categoryPath.map(({ id, name }) => ({ name, item: `${origin}/products/${id}` })),
    { name: product.name, item: `${origin}/product/${product.productId}` },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
})
