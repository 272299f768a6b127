import { early } from "@voltread/ui/page/early-press.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import type { StoredProduct } from "../local-storage/stored-product.ts"
import { compareList, toggleCompared } from "./compare-list.ts"
import { MAX_COMPARED } from "./compare-search.ts"

export function CompareToggle({ product }: { readonly product: StoredProduct }) {
  const list = useLocalStore(compareList)
  const isIn = list.some((each) => each.productId === product.productId)
  const isFull = !isIn && list.length >= MAX_COMPARED
  return (
    <label
      title={isFull ? `Up to ${MAX_COMPARED} products can be compared` : undefined}
      className={`relative z-1 inline-flex min-h-9 items-center gap-2.5 text-sm ${isFull ? "cursor-not-allowed text-muted" : "cursor-pointer"}`}
    >
      <input
        {...early}
        type="checkbox"
        checked={isIn}
        disabled={isFull}
        onChange={({ target }) => target.checked !== isIn && compareList.set(toggleCompared(list, product))}
        className="size-4.5 shrink-0 accent-[var(--color-accent)]"
      />
      <span>
        Compare<span className="sr-only"> {product.name}</span>
      </span>
    </label>
  )
}
