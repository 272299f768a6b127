import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import type { ProductCardFragment } from "../generated/saved.ts"
import { ProductImage } from "../product/product-image.tsx"
import { toCartLine } from "../product/to-cart-line.ts"
import { remove } from "../saved-products/change-saved.ts"
import { useSavedProducts } from "../saved-products/use-saved-products.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useShop } from "../shop/use-shop.ts"
import { NoLongerSold } from "./no-longer-sold.tsx"
import { savedQuery } from "./saved-query.ts"

/** What was taken out of the cart for another day; renders nothing if there is none. */
export function SavedForLater() {
  const { request } = useShop()
  const later = useSavedProducts().saved?.later ?? []
  const ids = later.map(({ productId }) => productId)
  const found = useQuery({ ...savedQuery(request, ids), enabled: ids.length > 0 })
  const rows = later.flatMap(({ productId, quantity }) => {
    const product = found.data?.find((each) => each.productId === productId)
    return product === undefined ? [] : [{ product, quantity }]
  })
  if (ids.length === 0 || found.isPending) return null
  return (
    <section aria-labelledby="saved-for-later" className="page pb-10">
      <h2 id="saved-for-later" className="text-2xl">
        Saved for later <span className="numeric text-lg text-muted">({ids.length})</span>
      </h2>
      {/* As wide as the items of the cart above, which have its summary beside them. */}
      <div className="mt-4 grid items-start gap-8 desk:grid-cols-[1fr_24rem]">
        {found.isLoadingError ? (
          <ErrorState title="These products could not be loaded" onRetry={() => void found.refetch()}>
            {messageOf(found.error)}
          </ErrorState>
        ) : (
          <div>
            {rows.length > 0 && (
              <ul className="rounded-lg border border-line bg-surface px-5">
                {rows.map(({ product, quantity }) => (
                  <SavedRow key={product.productId} product={product} quantity={quantity} />
                ))}
              </ul>
            )}
            {found.data !== undefined && !found.isPlaceholderData && (
              <NoLongerSold list="later" ids={ids} products={found.data} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function SavedRow({
  product,
  quantity,
}: {
  readonly product: ProductCardFragment
  readonly quantity: number
}) {
  const shop = useShop()
  const element = useFocusOnward<HTMLLIElement>()
  const units = Math.min(quantity, product.availableQuantity)

  const move = async () => {
    if (await shop.cart.add(toCartLine(product), units)) await remove(shop, "later", product.productId)
  }

  return (
    <li
      ref={element}
      className="grid grid-cols-[--spacing(16)_1fr] gap-4 border-b border-line py-4 last:border-0"
    >
      <ProductImage
        product={product}
        src={product.thumbnailImage}
        size={64}
        className="rounded-md border border-line"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            to="/product/$productId"
            params={{ productId: product.productId }}
            className="min-w-0 grow basis-32 font-semibold hover:underline"
          >
            <ProductName name={product.name} />
          </Link>
          <Money amount={product.salePrice} className="font-bold" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {product.inStock ? (
            <button
              type="button"
              aria-label={`Move to cart${units > 1 ? ` (${units})` : ""}: ${product.name}`}
              className={buttonStyle("secondary", "sm")}
              onClick={() => void move()}
            >
              Move to cart{units > 1 && ` (${units})`}
            </button>
          ) : (
            <p className="text-sm text-muted">Sold out right now</p>
          )}
          <button
            type="button"
            aria-label={`Remove ${product.name} from saved items`}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            onClick={() => void remove(shop, "later", product.productId)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  )
}
