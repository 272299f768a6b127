import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { useEffect } from "react"
import { vehicleQuery } from "../finder/queries.ts"
import { choose } from "../garage/change-garage.ts"
import { useYourVehicle } from "../garage/garage.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { useIsSessionKnown, useShop } from "../shop/use-shop.ts"
import { exactly, withFilters } from "./change-listing.ts"

export const bar =
  "mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
export const chip =
  "numeric inline-flex h-9 items-center rounded-full border border-line-strong px-3 text-sm font-medium hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-accent-soft"

interface VehicleBarProps {
  readonly kind: "tires" | "wheels"
  readonly search: ListingSearch
}

/** The vehicle or tire size that the listing is for, or links to choose one. */
export function VehicleBar({ kind, search }: VehicleBarProps) {
  if (search.vehicle !== undefined) {
    return <ChosenVehicle kind={kind} search={search} vehicleId={search.vehicle} />
  }
  if (search.tireSize !== undefined && kind === "tires") {
    return (
      <div className={bar}>
        <p className="font-semibold">
          Tires in <span className="numeric">{search.tireSize}</span> and sizes that replace it
        </p>
        <Link to="/tires" search={{ by: "size" }} className="font-semibold underline underline-offset-4">
          Another size
        </Link>
        <Link
          to="."
          search={withFilters(search, { tireSize: undefined })}
          activeOptions={exactly}
          className="text-sm underline underline-offset-4"
        >
          All sizes
        </Link>
      </div>
    )
  }
  return <RememberedVehicle kind={kind} search={search} />
}

function ChosenVehicle({ kind, search, vehicleId }: VehicleBarProps & { readonly vehicleId: string }) {
  const shop = useShop()
  const found = useQuery(vehicleQuery(shop.request, vehicleId))
  const vehicle = found.data
  const isKnown = useIsSessionKnown()
  useEffect(() => {
    // A guest's choice would take the account's vehicles on this device for the guest's own, and join them again.
    if (vehicle && isKnown) void choose(shop, { vehicleId: vehicle.vehicleId, name: vehicle.name })
  }, [shop, vehicle, isKnown])
  if (found.isLoadingError)
    return (
      <div className="mt-4">
        <ErrorState title="The vehicle could not be loaded" onRetry={() => void found.refetch()}>
          {messageOf(found.error)}
        </ErrorState>
      </div>
    )
  if (vehicle === undefined) return <div className={`${bar} min-h-15`} />
  return (
    <div className={bar}>
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="car" />
        {vehicle === null ? "We could not find this vehicle" : `For your ${vehicle.name}`}
      </p>
      {vehicle !== null && vehicle.fitments.length > 1 && (
        <ul aria-label="Factory sizes" className="flex flex-wrap gap-2">
          {[
            { label: "All sizes", fitment: undefined },
            ...vehicle.fitments.map(({ position, label, isOriginal }) => ({
              label: isOriginal ? `${label} (original)` : label,
              fitment: position,
            })),
          ].map(({ label, fitment }) => (
            <li key={label}>
              <Link
                to="."
                search={withFilters(search, { fitment })}
                resetScroll={false}
                activeOptions={exactly}
                aria-current={search.fitment === fitment ? "true" : undefined}
                className={chip}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="ml-auto flex gap-4 text-sm">
        <Link to={`/${kind}`} className="font-semibold underline underline-offset-4">
          Change vehicle
        </Link>
        <Link
          to="."
          search={withFilters(search, { vehicle: undefined, fitment: undefined })}
          activeOptions={exactly}
          className="underline underline-offset-4"
        >
          Show all {kind}
        </Link>
      </p>
    </div>
  )
}

function RememberedVehicle({ kind, search }: VehicleBarProps) {
  const remembered = useYourVehicle()
  return (
    <div className={bar}>
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="car" />
        {remembered === null ? "Which vehicle is it for?" : `Your ${remembered.name}`}
      </p>
      {remembered !== null && (
        <Link
          to="."
          search={withFilters(search, { vehicle: remembered.vehicleId })}
          className={buttonStyle("primary", "sm")}
        >
          Show what fits
        </Link>
      )}
      <Link
        to={`/${kind}`}
        className={
          remembered === null
            ? buttonStyle("primary", "sm")
            : "text-sm font-semibold underline underline-offset-4"
        }
      >
        {remembered === null ? `Find ${kind} that fit` : "Another vehicle"}
      </Link>
    </div>
  )
}
