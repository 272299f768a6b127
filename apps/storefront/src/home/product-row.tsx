import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { useShop } from "../shop/use-shop.ts"
import type { productRows } from "./product-rows.ts"

export function ProductRow({ row }: { readonly row: (typeof productRows)[number] }) {
  const { request } = useShop()
  const products = useQuery(row.query(request))
  if (products.data?.length === 0) return null
  const content = () => {
    if (products.data !== undefined) return <ProductGrid products={products.data} textHeight="16.8rem" />
    if (!products.isError) return <ProductGridSkeleton count={4} />
    return (
      <ErrorState title="These products could not be loaded" onRetry={() => void products.refetch()}>
        {messageOf(products.error)}
      </ErrorState>
    )
  }
  return (
    <section aria-labelledby={row.id} className="page pt-14 desk:pt-20">
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id={row.id} className="text-2xl">
          {row.title}
        </h2>
        <Link
          to="/products/$category"
          params={{ category: row.category }}
          className="inline-flex shrink-0 items-center gap-1.5 font-semibold underline decoration-accent decoration-3 underline-offset-6"
        >
          See all<span className="sr-only"> of {row.title}</span>
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      {content()}
    </section>
  )
}
