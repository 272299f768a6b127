import { useState } from "react"
import { ProductImage } from "../product/product-image.tsx"
import type { ProductDetails } from "../product/queries.ts"

/** One large image, with thumbnails if there are more. */
export function Gallery({ product }: { readonly product: ProductDetails }) {
  const pictures = [...new Set([product.largeImage, product.smallImage, product.thumbnailImage])].filter(
    (src) => src !== "",
  )
  const [chosen, setChosen] = useState(0)
  const shown = pictures[chosen] ?? ""
  return (
    <div className="flex flex-col gap-3 desk:sticky desk:top-36 desk:self-start">
      <div className="overflow-hidden rounded-xl border border-line">
        <ProductImage key={shown} product={product} src={shown} size={720} isEager />
      </div>
      {pictures.length > 1 && (
        <ul className="flex gap-3">
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === chosen}
                className="block w-20 cursor-pointer overflow-hidden rounded-md border-2 border-line aria-pressed:border-ink"
                onClick={() => setChosen(index)}
              >
                <ProductImage product={product} src={src} size={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
