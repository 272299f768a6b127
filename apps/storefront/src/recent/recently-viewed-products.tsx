import { Link } from "@tanstack/react-router"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { useLocalStore } from "../local-storage/local-store.ts"
import { ProductImage } from "../product/product-image.tsx"
import { recentlyViewed } from "./recently-viewed.ts"

/** Recently viewed products; renders nothing on a first visit. */
export function RecentlyViewedProducts({ except }: { readonly except?: string }) {
  const products = useLocalStore(recentlyViewed).filter((product) => product.productId !== except)
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="mt-14">
      <div className="mb-5 flex items-end justify-between gap-4">
        <h2 id="recently-viewed" className="text-2xl">
          Recently viewed
        </h2>
        <button
          type="button"
          className="cursor-pointer py-2 text-sm font-semibold underline underline-offset-4"
          onClick={() => recentlyViewed.set([])}
        >
          Clear<span className="sr-only"> recently viewed products</span>
        </button>
      </div>
      <ul className="flex snap-x gap-4 overflow-x-auto pb-3">
        {products.map((product) => (
          <li key={product.productId} className="w-36 shrink-0 snap-start sm:w-44">
            <Link
              to="/product/$productId"
              params={{ productId: product.productId }}
              className="group flex flex-col gap-2"
            >
              <ProductImage
                product={product}
                src={product.image}
                size={176}
                className="rounded-lg border border-line"
              />
              <span className="text-sm font-semibold group-hover:underline">
                <ProductName name={product.name} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
