import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { useLocalStore } from "../local-storage/local-store.ts"
import type { StoredProduct } from "../local-storage/stored-product.ts"
import { ProductImage } from "../product/product-image.tsx"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { compareList, toggleCompared } from "./compare-list.ts"
import { MAX_COMPARED } from "./compare-search.ts"

/** Sticky tray of the products to compare. */
export function CompareTray() {
  const list = useLocalStore(compareList)
  if (list.length === 0) return null
  return (
    <section
      id="compare-tray"
      aria-label="Products to compare"
      className="bottom-15 z-20 mt-8 flex animate-rise flex-wrap items-center gap-3 rounded-t-lg border border-line bg-raised p-3 shadow-overlay desk:bottom-0 desk:flex-nowrap tall:sticky"
    >
      <ul className="flex w-full min-w-0 gap-4 pt-1 sm:w-auto sm:flex-1 sm:gap-3 sm:pt-0">
        {list.map((product) => (
          <TrayProduct key={product.productId} product={product} />
        ))}
      </ul>
      <p className="numeric hidden text-sm text-muted sm:block">
        {list.length} of {MAX_COMPARED}
      </p>
      <button
        type="button"
        className="ml-auto cursor-pointer px-2 py-2 text-sm font-semibold underline underline-offset-4"
        onClick={() => compareList.set([])}
      >
        Clear<span className="sr-only"> the comparison</span>
      </button>
      <Link
        to="/compare"
        search={{ products: list.map((product) => product.productId) }}
        className={buttonStyle("primary", "sm")}
      >
        Compare ({list.length})
      </Link>
    </section>
  )
}

function TrayProduct({ product }: { readonly product: StoredProduct }) {
  return (
    <li ref={useFocusOnward<HTMLLIElement>()} className="relative flex min-w-0 items-center gap-3">
      <span className="w-12 shrink-0">
        <ProductImage product={product} src={product.image} size={48} className="rounded-sm" />
      </span>
      <span className="hidden max-w-52 text-sm wide:inline">
        <ProductName name={product.name} isOneLine />
      </span>
      <button
        type="button"
        aria-label={`Remove ${product.name} from the comparison`}
        className="absolute -top-2 left-8 grid size-6 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface hover:bg-sunken wide:static wide:border-transparent"
        onClick={() => compareList.set(toggleCompared(compareList.get(), product))}
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  )
}
