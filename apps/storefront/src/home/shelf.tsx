import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { useShop } from "../session/use-shop.ts"
import type { shelves } from "./shelves.ts"

/** A row of products under its title. */
export function Shelf({ shelf }: { readonly shelf: (typeof shelves)[number] }) {
  const { request } = useShop()
  const products = useQuery(shelf.query(request))
  return (
    <section aria-labelledby={shelf.id} className="page pt-14 desk:pt-20">
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 id={shelf.id} className="text-2xl">
          {shelf.title}
        </h2>
        <Link
          to="/products/$category"
          params={{ category: shelf.category }}
          className="inline-flex shrink-0 items-center gap-1.5 font-semibold underline decoration-accent decoration-3 underline-offset-6"
        >
          See all<span className="sr-only"> of {shelf.title}</span>
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
      {products.data !== undefined ? (
        <ProductGrid products={products.data} textHeight="14.75rem" />
      ) : products.isError ? (
        <ErrorState title="These products could not be loaded" onRetry={() => void products.refetch()}>
          {messageOf(products.error)}
        </ErrorState>
      ) : (
        <ProductGridSkeleton count={4} />
      )}
    </section>
  )
}
