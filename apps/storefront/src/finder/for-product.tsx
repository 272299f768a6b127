import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { choose } from "../garage/change-garage.ts"
import { productQuery } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { ByVehicle } from "./by-vehicle.tsx"

/** Asks for the vehicle of one product, then goes back to the product. */
export default function ForProduct({ productId }: { readonly productId: string }) {
  const { request } = useShop()
  const { data: product } = useQuery(productQuery(request, productId))
  return (
    <>
      <Link
        to="/product/$productId"
        params={{ productId }}
        className="inline-flex items-center gap-1.5 py-1.5 text-sm font-semibold hover:underline"
      >
        <Icon name="arrow-left" className="size-4" />
        Back to {product?.name ?? "the product"}
      </Link>
      <h1 className="mt-2 text-3xl">Which vehicle is it for?</h1>
      <div className="mt-6 rounded-xl border border-line bg-surface p-5 shadow-card desk:p-8">
        <ByVehicle renderChosen={(vehicle) => <BackToProduct productId={productId} vehicle={vehicle} />} />
      </div>
    </>
  )
}

/** Replaces the finder in the history, so that Back does not lead to the choice again. */
function BackToProduct({
  productId,
  vehicle,
}: {
  readonly productId: string
  readonly vehicle: GarageVehicle
}) {
  const shop = useShop()
  return (
    <p>
      <Link
        to="/product/$productId"
        params={{ productId }}
        replace
        className={buttonStyle("primary")}
        onClick={() => void choose(shop, vehicle)}
      >
        Does it fit my {vehicle.name}?
      </Link>
    </p>
  )
}
