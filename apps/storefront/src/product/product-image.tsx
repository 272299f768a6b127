import { artPath } from "@voltread/ui/art/art-path.ts"
import { useShop } from "../shop/use-shop.ts"

interface ProductImageProps {
  readonly product: { readonly productId: string; readonly category: string; readonly name: string }
  readonly src: string
  readonly size: number
  /** Loads the image with high priority, for the first screen. */
  readonly isEager?: boolean
  readonly className?: string
}

/**
 * A product's photograph, or its drawing where there is none or the supplier's server fails. Decorative: the product's
 * name stands beside it.
 */
export function ProductImage({ product, src, size, isEager = false, className = "" }: ProductImageProps) {
  const { inlineDrawing } = useShop()
  const drawing = artPath(product.category, product.productId)
  const shown = src || drawing
  const draw = (image: HTMLImageElement) => {
    // Without a network the drawing would fail, too: the place stays empty until there is one again.
    if (!navigator.onLine)
      addEventListener(
        "online",
        () => {
          image.src = shown
        },
        { once: true },
      )
    else if (!image.src.endsWith(drawing)) image.src = drawing
  }
  return (
    <img
      src={(isEager && inlineDrawing?.(shown)) || shown}
      // The browser keeps the inlined drawing of the server's markup.
      suppressHydrationWarning
      alt=""
      width={size}
      height={size}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      decoding="async"
      className={`aspect-square h-auto w-full bg-sunken object-contain ${className}`}
      onError={(event) => draw(event.currentTarget)}
      // The image may have failed before hydration.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) draw(image)
      }}
    />
  )
}
