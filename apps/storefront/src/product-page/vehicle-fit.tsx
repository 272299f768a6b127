import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { fitQuery } from "../garage/fit-query.ts"
import { useYourVehicle } from "../garage/garage.ts"
import { FitNote } from "../listing/fit-note.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { useShop } from "../shop/use-shop.ts"

const FINDERS = { tire: "tires", wheel: "wheels" } as const
type FinderKind = (typeof FINDERS)[keyof typeof FINDERS]

const finderOf = (productType: string): FinderKind | undefined =>
  productType === "tire" || productType === "wheel" ? FINDERS[productType] : undefined

/** Whether a tire or wheel fits the shopper's vehicle; renders nothing for other products. */
export function VehicleFit({ product: { productId, productType } }: { readonly product: ProductDetails }) {
  const vehicle = useYourVehicle()
  const kind = finderOf(productType)
  if (kind === undefined) return null
  return (
    // Has the height of most answers: the server knows no vehicle, and the answer must not shift the page.
    <section
      aria-label="Fit"
      className="flex min-h-36 flex-col justify-center gap-3 rounded-lg border border-line bg-surface p-5"
    >
      {vehicle === null ? (
        <>
          <p className="flex items-start gap-2.5 text-sm text-muted">
            <Icon name="car" />
            Tell us what you drive, and we will check the fit for you.
          </p>
          <Link
            to={`/${kind}`}
            search={{ product: productId }}
            className={`${buttonStyle("secondary")} self-start`}
          >
            Does it fit my vehicle?
          </Link>
        </>
      ) : (
        <FitResult productId={productId} kind={kind} vehicle={vehicle} />
      )}
    </section>
  )
}

interface FitResultProps {
  readonly productId: string
  readonly kind: FinderKind
  readonly vehicle: GarageVehicle
}

function FitResult({ productId, kind, vehicle }: FitResultProps) {
  const { request } = useShop()
  const fit = useQuery(fitQuery(request, productId, vehicle.vehicleId))
  const result = () => {
    if (fit.data) return <FitNote fit={fit.data} of={`your ${vehicle.name}`} />
    if (fit.isPending)
      return (
        <Loading label="Checking whether it fits">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-2 h-10 w-full" />
        </Loading>
      )
    return (
      <p className="text-sm text-muted">
        {fit.isError
          ? messageOf(fit.error)
          : `We do not have enough measurements to say whether it fits your ${vehicle.name}.`}
      </p>
    )
  }
  return (
    <>
      <div aria-live="polite">{result()}</div>
      <p className="flex flex-wrap gap-x-5 text-sm">
        <Link
          to="/products/$category"
          params={{ category: kind }}
          search={{ vehicle: vehicle.vehicleId }}
          className="py-1 font-semibold underline underline-offset-4"
        >
          See all {kind} that fit
        </Link>
        <Link
          to={`/${kind}`}
          search={{ product: productId }}
          className="py-1 text-muted underline underline-offset-4"
        >
          Another vehicle
        </Link>
      </p>
    </>
  )
}
