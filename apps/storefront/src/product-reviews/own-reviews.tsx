import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { OwnReview, ReviewedProduct } from "@voltread/domain/contract/product-review.ts"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { type ReactNode, useState } from "react"
import { useShop, useShopState, useUsername } from "../shop/use-shop.ts"
import { ownReviewPath, ownReviewsQuery } from "./queries.ts"
import { ReviewOf } from "./review-of.tsx"
import { Stars } from "./stars.tsx"
import { takeFocus } from "./take-focus.ts"

const STATES = {
  pending: "Being checked",
  published: "Published",
  rejected: "Not published",
} as const
const SHOWN_AT_FIRST = 4

/** What the shopper has received and could review, and what they have reviewed; nothing where there is neither. */
export default function OwnReviews() {
  const { rest } = useShop()
  const username = useShopState((state) => state.auth.user?.username ?? "")
  const { data } = useQuery(ownReviewsQuery(rest, username))
  if (data === undefined) return null
  return (
    <>
      <Products title="Review what you bought" products={data.toReview}>
        {() => "Write a review"}
      </Products>
      <Products title="Your reviews" products={data.reviews}>
        {(review) => (
          <>
            <Stars value={review.stars} /> {STATES[review.status]}
          </>
        )}
      </Products>
    </>
  )
}

interface ProductsProps<Product> {
  readonly title: string
  readonly products: ReadonlyArray<Product>
  readonly children: (product: Product) => ReactNode
}

function Products<Product extends ReviewedProduct | OwnReview>({
  title,
  products,
  children,
}: ProductsProps<Product>) {
  const [isWhole, setWhole] = useState(false)
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="mb-4 text-xl">{title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {products.slice(0, isWhole ? products.length : SHOWN_AT_FIRST).map((product) => {
          const Card = product.isSold ? SoldProduct : FormerProduct
          return (
            <li key={product.productId}>
              <Card product={product}>{children(product)}</Card>
            </li>
          )
        })}
      </ul>
      {products.length > SHOWN_AT_FIRST && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="mt-2 cursor-pointer py-2.5 font-semibold underline underline-offset-4"
        >
          Show all {products.length}
        </button>
      )}
    </section>
  )
}

interface ProductCardProps {
  readonly product: ReviewedProduct
  readonly children: ReactNode
}

const card =
  "grid h-full grid-cols-[4rem_1fr] items-center gap-4 rounded-lg border border-line bg-surface p-3"

function SoldProduct({ product, children }: ProductCardProps) {
  return (
    <Link
      to="/product/$productId"
      params={{ productId: product.productId }}
      hash="reviews"
      className={`group ${card} hover:border-ink`}
    >
      <Picture product={product} />
      <span className="flex min-w-0 flex-col gap-1 text-sm">
        <span className="font-semibold group-hover:underline">
          <ProductName name={product.productName} />
        </span>
        <span className="flex flex-wrap items-center gap-2 text-muted">{children}</span>
      </span>
    </Link>
  )
}

/** A product without a page is reviewed here. */
function FormerProduct({ product, children }: ProductCardProps) {
  const { productId, productName } = product
  const username = useUsername()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={card}>
      <Picture product={product} />
      <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
        <p className="font-semibold">
          <ProductName name={productName} />
        </p>
        <p className="text-muted">No longer sold</p>
        {isOpen ? (
          <div ref={takeFocus} tabIndex={-1} className="outline-none">
            <ReviewOf {...{ productId, productName, username }} path={ownReviewPath(productId)} />
          </div>
        ) : (
          <button
            type="button"
            className="flex cursor-pointer flex-wrap items-center gap-2 py-1 text-left underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            {children}
            <span className="sr-only"> of {productName}</span>
          </button>
        )}
      </div>
    </div>
  )
}

function Picture({ product: { image } }: { readonly product: ReviewedProduct }) {
  return (
    <img src={image} alt="" width={64} height={64} className="size-16 rounded-md bg-sunken object-contain" />
  )
}
