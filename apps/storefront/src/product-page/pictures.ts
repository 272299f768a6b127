import { artPath } from "@voltread/ui/art/art-path.ts"
import { artViews } from "@voltread/ui/art/art-views.ts"
import type { ProductDetails } from "../product/queries.ts"

type Pictured = Pick<ProductDetails, "productId" | "category" | "largeImage" | "moreImages">

/** Addresses of all pictures of a product, each once: the one that stands for it, views of a drawing, the supplier's others. */
export const galleryPictures = ({
  productId,
  category,
  largeImage,
  moreImages,
}: Pictured): readonly [string, ...Array<string>] => {
  const first = largeImage || artPath(category, productId)
  return [first, ...new Set([...artViews(first), ...moreImages].filter((picture) => picture !== first))]
}
