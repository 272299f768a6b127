import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import type { ProductCardFragment } from "../generated/saved.ts"
import { ProductGrid, ProductGridSkeleton } from "../product/product-grid.tsx"
import { remove } from "../saved-products/change-saved.ts"
import { useSavedProducts } from "../saved-products/use-saved-products.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useIsLoggedIn, useShop, useShopState } from "../shop/use-shop.ts"
import { NoLongerSold } from "./no-longer-sold.tsx"
import { savedQuery } from "./saved-query.ts"

/** Where links to the list lead: it is part of the cart's page. */
const WISH_LIST = "wish-list"

/** Where it is saved is said once it is known: the server renders every page for a guest. */
export function WishList() {
  const isRestored = useShopState((state) => state.isRestored)
  const isIn = useIsLoggedIn()
  return (
    <section aria-labelledby={WISH_LIST} className="page pb-10">
      <h2 id={WISH_LIST} className="scroll-mt-40 text-2xl">
        Wish list
      </h2>
      <p className={`mt-1 mb-6 text-muted ${isRestored ? "" : "invisible"}`}>
        {isIn ? (
          "Saved in your account, on all your devices."
        ) : (
          <>
            Saved on this device.{" "}
            <Link
              to="/login"
              search={{ returnUrl: `/cart#${WISH_LIST}` }}
              className="font-semibold text-ink underline underline-offset-4"
            >
              Log in
            </Link>{" "}
            to save it in your account.
          </>
        )}
      </p>
      <Wishes />
    </section>
  )
}

function Wishes() {
  const shop = useShop()
  const { saved, account } = useSavedProducts()
  const ids = saved?.wish.map(({ productId }) => productId)
  const found = useQuery({ ...savedQuery(shop.request, ids ?? []), enabled: ids !== undefined })
  if (ids?.length === 0) return <NoWishes />
  const failed = [account, found].find(({ isLoadingError }) => isLoadingError)
  if (failed !== undefined)
    return (
      <ErrorState title="Your wish list could not be loaded" onRetry={() => void failed.refetch()}>
        {messageOf(failed.error)}
      </ErrorState>
    )
  if (ids === undefined || found.data === undefined) return <ProductGridSkeleton count={4} />
  const wanted = new Set(ids)
  const products = found.data.filter(({ productId }) => wanted.has(productId))
  return (
    <>
      <ProductGrid products={products} renderMore={(product) => <RemoveWish product={product} />} />
      {!found.isPlaceholderData && <NoLongerSold list="wish" ids={ids} products={products} />}
    </>
  )
}

function RemoveWish({ product: { productId, name } }: { readonly product: ProductCardFragment }) {
  const shop = useShop()
  return (
    <button
      ref={useFocusOnward<HTMLButtonElement>()}
      type="button"
      className="relative z-1 w-fit cursor-pointer py-1 text-sm underline underline-offset-4"
      onClick={() => void remove(shop, "wish", productId)}
    >
      Remove<span className="sr-only"> {name} from the wish list</span>
    </button>
  )
}

function NoWishes() {
  return (
    <p className="rounded-lg border border-line bg-surface p-5 text-muted">
      Nothing here yet. Press “Wish list” on a product's page to save it here.
    </p>
  )
}
