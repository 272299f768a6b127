import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { useState } from "react"
import { useLocalStore } from "../local-storage/local-store.ts"
import { productFacts } from "../product/product-facts.ts"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { compareList } from "./compare-list.ts"
import { compareRows, differences } from "./compare-rows.ts"
import { CompareTable } from "./compare-table.tsx"
import { comparedQuery } from "./compared-query.ts"

/** Up to four products side by side. Their ids are in the URL, so the page can be shared; without any, those ticked. */
export function ComparePage({ named }: { readonly named: ReadonlyArray<string> }) {
  const shop = useShop()
  const ticked = useLocalStore(compareList).map(({ productId }) => productId)
  const ids = named.length === 0 ? ticked : named
  const navigate = useNavigate()
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const found = useQuery(comparedQuery(shop, ids))
  const products = found.data ?? []
  const rows = compareRows(products.map(productFacts))
  const shown = onlyDifferent ? differences(rows) : rows

  const remove = (productId: string) => {
    compareList.set(compareList.get().filter((each) => each.productId !== productId))
    void navigate({ to: "/compare", search: { products: ids.filter((id) => id !== productId) } })
  }

  return (
    <div className="page py-6 desk:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">Compare products</h1>
        {products.length > 1 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              {...early}
              type="checkbox"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
              className="size-5 accent-[var(--color-accent)]"
            />
            Differences only
          </label>
        )}
      </div>
      <div className="mt-6">
        <Loaded query={found} failure="The products could not be loaded" skeleton={<CompareSkeleton />}>
          {(all) =>
            all.length === 0 ? (
              <NothingToCompare />
            ) : (
              <CompareTable products={all} rows={shown} onRemove={remove} />
            )
          }
        </Loaded>
      </div>
    </div>
  )
}

function CompareSkeleton() {
  return (
    <Loading label="Loading products to compare">
      <Skeleton className="h-[32rem] w-full" />
    </Loading>
  )
}

function NothingToCompare() {
  return (
    <EmptyState
      icon="rows"
      title="Nothing to compare yet"
      action={
        <Link to="/search" className={buttonStyle()}>
          Find products
        </Link>
      }
    >
      Check “Compare” on up to four products to see them side by side here.
    </EmptyState>
  )
}
