import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import type { ProductCardFragment, TireOrWheelSetFragment } from "../generated/listing.ts"
import { ProductImage } from "../product/product-image.tsx"
import { toCartLine } from "../product/to-cart-line.ts"
import { whileLoading } from "../shop/loader.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useShop } from "../shop/use-shop.ts"
import { FitNote } from "./fit-note.tsx"

const PER_AXLE = 2

/** Sets for vehicles with different front and rear sizes; both products are added to the cart together. */
export function AxleSets({ sets }: { readonly sets: ReadonlyArray<TireOrWheelSetFragment> }) {
  const { cart } = useShop()
  const openOverlay = useOpenOverlay()
  if (sets.length === 0) return null

  const add = async ({ front, rear }: TireOrWheelSetFragment) => {
    openOverlay("cart")
    await whileLoading(
      Promise.all([cart.add(toCartLine(front), PER_AXLE), cart.add(toCartLine(rear), PER_AXLE)]),
    )
  }

  return (
    <section aria-labelledby="axle-sets" className="mt-5">
      <h2 id="axle-sets" className="text-xl">
        Sets for front and rear
      </h2>
      <p className="mt-1 text-muted">
        Your vehicle has different sizes front and rear. These go together, two per axle.
      </p>
      <ul className="mt-4 grid gap-4 wide:grid-cols-2">
        {sets.map((set) => (
          <li
            key={`${set.front.productId}+${set.rear.productId}`}
            className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
          >
            <div className="grid grid-cols-2 gap-4">
              <Axle name="Front" product={set.front} />
              <Axle name="Rear" product={set.rear} />
            </div>
            <FitNote fit={set.fit} of="your vehicle" />
            <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
              <p>
                <span className="numeric text-xl font-extrabold">{formatMoney(set.salePrice)}</span>{" "}
                <span className="text-sm text-muted">for all four</span>
              </p>
              <button
                {...early}
                type="button"
                disabled={!set.front.inStock || !set.rear.inStock}
                className={buttonStyle("primary", "sm")}
                aria-label={`Add 2 front, 2 rear: ${set.front.name} and ${set.rear.name}`}
                onClick={() => void add(set)}
              >
                Add 2 front, 2 rear
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Axle({ name, product }: { readonly name: string; readonly product: ProductCardFragment }) {
  return (
    <div className="flex flex-col gap-1">
      <ProductImage product={product} src={product.smallImage} size={160} className="rounded-md" />
      <p className="eyebrow mt-1 text-muted">{name}</p>
      <p className="leading-tight font-semibold">{product.name}</p>
      <p className="numeric text-sm text-muted">{formatMoney(product.salePrice)} each</p>
    </div>
  )
}
