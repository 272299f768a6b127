import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import type { ProductDetails } from "../product/queries.ts"

const ProductReviews = lazy(() => part(() => import("../product-reviews/product-reviews.tsx")))

const SETTLED_MS = 3_000
const ACTIONS = ["wheel", "touchstart", "pointerdown", "keydown"] as const

/** Parts above it load after the page and would push it out of sight; the shopper's first move ends it. */
const holdInView = (element: HTMLElement | null): (() => void) => {
  const observer = new ResizeObserver(() => element?.scrollIntoView())
  observer.observe(document.body)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const action of ACTIONS) window.removeEventListener(action, end)
  }
  const timer = setTimeout(end, SETTLED_MS)
  for (const action of ACTIONS) window.addEventListener(action, end, { passive: true })
  return end
}

/** Reviews by customers of this shop; they load when the shopper comes near. Links lead to them by `#reviews`. */
export function Reviews({ product }: { readonly product: ProductDetails }) {
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = section.current
    if (element === null || isNear) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true)
      },
      { rootMargin: "600px" },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  useEffect(() => (window.location.hash === "#reviews" ? holdInView(section.current) : undefined), [])
  const { customerReviewAverage: average, customerReviewCount: count } = product
  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-title" className="mt-14 scroll-mt-32">
      <h2 id="reviews-title" className="text-2xl">
        Reviews
      </h2>
      {average !== null && count > 0 && (
        <p className="mt-1 max-w-prose text-sm text-muted">
          These reviews are from our customers. The rating beside the product's name ({average.toFixed(1)} of
          5 from {formatNumber(count)}) comes with our catalog and is counted separately.
        </p>
      )}
      <div className="mt-6 min-h-64">
        {isNear && (
          <Suspense fallback={null}>
            <ProductReviews
              key={product.productId}
              productId={product.productId}
              productName={product.name}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}
