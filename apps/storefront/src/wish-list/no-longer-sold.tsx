import type { SavedProductList } from "@voltread/domain/catalogue/saved-products.ts"
import { remove } from "../saved-products/change-saved.ts"
import { useShop } from "../shop/use-shop.ts"

interface NoLongerSoldProps {
  readonly list: SavedProductList
  /** What is on the list. */
  readonly ids: ReadonlyArray<string>
  /** What is still sold of it. */
  readonly products: ReadonlyArray<{ readonly productId: string }>
}

/** Says how much of a list is gone, and takes it away; renders nothing if all is there. */
export function NoLongerSold({ list, ids, products }: NoLongerSoldProps) {
  const shop = useShop()
  const sold = new Set(products.map(({ productId }) => productId))
  const gone = ids.filter((id) => !sold.has(id))
  if (gone.length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-3 text-muted">
      {gone.length === 1 ? "One product is" : `${gone.length} products are`} no longer sold.
      <button
        type="button"
        className="cursor-pointer py-1 font-semibold text-ink underline underline-offset-4"
        onClick={() => void Promise.all(gone.map((id) => remove(shop, list, id)))}
      >
        Remove {gone.length === 1 ? "it" : "them"}
      </button>
    </p>
  )
}
