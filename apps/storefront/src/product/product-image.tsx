import { artPath } from "@voltread/ui/art/art-path.ts"

export interface ProductImageProps {
  readonly product: { readonly productId: string; readonly category: string; readonly name: string }
  readonly src: string
  readonly size: number
  /** The first pictures of a page are asked for at once. */
  readonly isEager?: boolean
  readonly className?: string
}

/** A product's photograph, or its drawing where it has none. The name beside it says what it shows. */
export function ProductImage({ product, src, size, isEager = false, className = "" }: ProductImageProps) {
  return (
    <img
      src={src === "" ? artPath(product.category, product.productId) : src}
      alt=""
      width={size}
      height={size}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className={`aspect-square h-auto w-full bg-sunken object-contain ${className}`}
    />
  )
}
