import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { Tabs } from "@voltread/ui/components/tabs.tsx"
import { useLocalStore } from "../local-storage/local-store.ts"
import { SavedSearchChips } from "../saved-searches/saved-search-chips.tsx"
import { useShop } from "../shop/use-shop.ts"
import { ByTireSize } from "./by-tire-size.tsx"
import { ByVehicle } from "./by-vehicle.tsx"
import { ByWheelSize } from "./by-wheel-size.tsx"
import type { FinderTab } from "./finder-search.ts"
import { ForProduct } from "./for-product.tsx"
import { vehicleTypesQuery } from "./queries.ts"
import { yourVehicle } from "./your-vehicle.ts"

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

/** Finder by vehicle or by size, with saved searches and the last vehicle. */
export function FinderPage({ kind, tab, product }: FinderPageProps) {
  const navigate = useNavigate()
  if (product !== undefined) {
    return (
      <div className="page py-6 desk:py-10">
        <ForProduct kind={kind} productId={product} />
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
      <LastVehicle kind={kind} />
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
              content: kind === "tires" ? <ByTireSize /> : <ByWheelSize />,
            },
          ]}
        />
      </div>
      <SavedSearchChips list={kind === "tires" && tab === "size" ? "size" : kind} />
      {kind === "tires" && <VehicleTypes />}
    </div>
  )
}

function LastVehicle({ kind }: Pick<FinderPageProps, "kind">) {
  const vehicle = useLocalStore(yourVehicle)
  if (vehicle === null) return null
  return (
    <p className="mt-5 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-accent-soft px-4 py-3">
      <span className="flex items-center gap-2.5 font-semibold">
        <Icon name="truck" />
        Your {vehicle.name}
      </span>
      <Link
        to="/products/$category"
        params={{ category: kind }}
        search={{ vehicle: vehicle.vehicleId }}
        className={buttonStyle("primary", "sm")}
      >
        Show {kind} that fit
      </Link>
      <button
        type="button"
        className="cursor-pointer text-sm underline underline-offset-4"
        onClick={() => yourVehicle.set(null)}
      >
        Forget this vehicle
      </button>
    </p>
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
