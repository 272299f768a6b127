import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Tabs } from "@voltread/ui/components/tabs.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { useGarage } from "../garage/garage.ts"
import { SavedSearchChips } from "../saved-searches/saved-search-chips.tsx"
import { useShop } from "../shop/use-shop.ts"
import { ByVehicle } from "./by-vehicle.tsx"
import type { FinderTab } from "./finder-search.ts"
import { vehicleTypesQuery } from "./queries.ts"

const ByTireSize = lazy(() => part(() => import("./by-tire-size.tsx")))
const ByWheelSize = lazy(() => part(() => import("./by-wheel-size.tsx")))
const ForProduct = lazy(() => part(() => import("./for-product.tsx")))

const labels = {
  tires: { title: "Find tires that fit", bySize: "By tire size", all: "All tires" },
  wheels: { title: "Find wheels that fit", bySize: "By wheel size", all: "All wheels" },
} as const

interface FinderPageProps {
  readonly kind: "tires" | "wheels"
  readonly tab: FinderTab
  /** Id of the product to check; the finder goes back to its page. */
  readonly product: string | undefined
}

/** Finder by vehicle or by size, with saved searches and the vehicles of the garage. */
export function FinderPage({ kind, tab, product }: FinderPageProps) {
  const navigate = useNavigate()
  if (product !== undefined) {
    return (
      <div className="page py-6 desk:py-10">
        <Suspense fallback={null}>
          <ForProduct productId={product} />
        </Suspense>
      </div>
    )
  }
  const listing = { to: "/products/$category", params: { category: kind } } as const
  return (
    <div className="page py-6 desk:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{labels[kind].title}</h1>
        <Link {...listing} className="font-semibold underline underline-offset-4">
          {labels[kind].all}
        </Link>
      </div>
      <YourVehicles kind={kind} />
      <div className="mt-6 rounded-xl border border-line bg-surface p-5 shadow-card desk:p-8">
        <Tabs
          label="How to find what fits"
          selected={tab}
          onSelect={(id) =>
            void navigate({ to: ".", search: id === "size" ? { by: "size" } : {}, replace: true })
          }
          items={[
            { id: "vehicle", label: "By vehicle", content: <ByVehicle kind={kind} /> },
            {
              id: "size",
              label: labels[kind].bySize,
              content: (
                <Suspense fallback={<div className="min-h-32" />}>
                  {kind === "tires" ? <ByTireSize /> : <ByWheelSize />}
                </Suspense>
              ),
            },
          ]}
        />
      </div>
      <SavedSearchChips list={kind === "tires" && tab === "size" ? "size" : kind} />
      {kind === "tires" && <VehicleTypes />}
    </div>
  )
}

/** The chosen vehicle, then the others of the garage. */
function YourVehicles({ kind }: Pick<FinderPageProps, "kind">) {
  const [chosen, ...others] = useGarage()
  if (chosen === undefined) return null
  const fitting = (vehicle: string) =>
    ({ to: "/products/$category", params: { category: kind }, search: { vehicle } }) as const
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-accent-soft px-4 py-3">
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="car" />
        Your {chosen.name}
      </p>
      <Link {...fitting(chosen.vehicleId)} className={buttonStyle("primary", "sm")}>
        Show {kind} that fit
      </Link>
      {others.length > 0 && (
        <ul aria-label="Other vehicles in your garage" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
          {others.map(({ vehicleId, name }) => (
            <li key={vehicleId}>
              <Link {...fitting(vehicleId)} className="underline underline-offset-4">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** For shoppers who do not know the model year. */
function VehicleTypes() {
  const { request } = useShop()
  const { data: types = [] } = useQuery(vehicleTypesQuery(request))
  if (types.length === 0) return null
  return (
    <section aria-labelledby="vehicle-types" className="mt-12">
      <h2 id="vehicle-types" className="text-2xl">
        Tires by type of vehicle
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 desk:grid-cols-4">
        {types.map((type) => (
          <li key={type.id}>
            <Link
              to="/products/$category"
              params={{ category: "tires" }}
              search={{ vehicleType: [type.id] }}
              className="flex h-full flex-col gap-1.5 rounded-lg border border-line bg-surface p-5 transition-shadow hover:shadow-card"
            >
              <span className="flex items-baseline justify-between gap-3 font-bold">
                {type.name}
                <span className="numeric text-sm font-normal text-muted">
                  {formatNumber(type.productCount)}
                </span>
              </span>
              <span className="text-sm text-muted">{type.description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
