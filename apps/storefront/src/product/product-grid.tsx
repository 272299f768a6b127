import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import type { ReactNode } from "react"
import type { ProductCardFragment } from "../generated/top-rated.ts"
import { ProductCard } from "./product-card.tsx"

declare module "react" {
  interface CSSProperties {
    "--text-height"?: string | undefined
  }
}

const grid = "grid pairs gap-3 sm:gap-5 min-[42rem]:grid-cols-3 wide:grid-cols-4"
/** What the `card-below` class calculates with: container, columns, and how much higher the text of narrow cards is. */
const measures =
  "@container [--columns:2] [--narrow:1.75rem] sm:[--narrow:0rem] min-[42rem]:[--columns:3] wide:[--columns:4]"

/** A grid of products; the images of the first `eager` ones load eagerly. */
export function ProductGrid<Product extends ProductCardFragment>({
  products,
  eager = 0,
  textHeight,
  renderMore,
}: {
  readonly products: ReadonlyArray<Product>
  readonly eager?: number
  /** Height of the text under the image, if about equal on all cards: cards below the screen then need no layout. */
  readonly textHeight?: string
  /**
   * What a card of a list has beside the product. Without it the products are only a choice: where three stand in a row,
   * those that do not fill one are hidden.
   */
  readonly renderMore?: (product: Product) => ReactNode
}) {
  const inFullRows = Math.max(3, products.length - (products.length % 3))
  return (
    <ul className={`${grid} ${measures}`} style={{ "--text-height": textHeight }}>
      {products.map((product, index) => (
        <li
          key={product.productId}
          className={renderMore || index < inFullRows ? "contents" : "contents min-[42rem]:max-wide:hidden"}
        >
          <ProductCard
            product={product}
            isEager={index < eager}
            isBelow={index >= eager && textHeight !== undefined}
          >
            {renderMore?.(product)}
          </ProductCard>
        </li>
      ))}
    </ul>
  )
}

const places = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

/** The grid while loading, in its final size. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <Loading label="Loading products">
      <div className={grid}>
        {places.slice(0, count).map((place) => (
          <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-square w-full rounded-none" />
            <div className="flex flex-col gap-2 p-3 sm:p-4">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="mt-2 h-12 w-1/2" />
              <Skeleton className="h-9 w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
