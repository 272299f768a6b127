import { Link } from "@tanstack/react-router"
import type { Garage } from "@voltread/domain/catalogue/garage.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { useState } from "react"
import { ByVehicle } from "../finder/by-vehicle.tsx"
import { choose, remove } from "../garage/change-garage.ts"
import { useGarage } from "../garage/garage.ts"
import { useLogInTarget } from "../router/use-log-in-target.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useIsLoggedIn, useShop } from "../shop/use-shop.ts"

interface GarageDrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The shopper's vehicles: one is chosen, and finders and fit go by it. */
export default function GarageDrawer({ isOpen, onOpenChange }: GarageDrawerProps) {
  const shop = useShop()
  const isIn = useIsLoggedIn()
  const logIn = useLogInTarget()
  const garage = useGarage()
  const [chosen] = garage
  /** Starts the choice of a vehicle anew after each one. */
  const [added, setAdded] = useState(0)
  return (
    <Drawer title="My garage" isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-8">
        {chosen === undefined ? (
          <p className="text-muted">
            Add what you drive, and every tire and wheel says whether it fits, and why.
          </p>
        ) : (
          <>
            <Vehicles garage={garage} />
            <p className="flex flex-wrap gap-3">
              {(["tires", "wheels"] as const).map((category) => (
                <Link
                  key={category}
                  to="/products/$category"
                  params={{ category }}
                  search={{ vehicle: chosen.vehicleId }}
                  className={buttonStyle(category === "tires" ? "primary" : "secondary")}
                  onClick={() => onOpenChange(false)}
                >
                  Shop {category} that fit
                </Link>
              ))}
            </p>
          </>
        )}
        <section aria-labelledby="add-vehicle" className="flex flex-col gap-4">
          <h3 id="add-vehicle" className="text-lg">
            {garage.length === 0 ? "Add your vehicle" : "Add another vehicle"}
          </h3>
          <ByVehicle
            key={added}
            renderChosen={(vehicle) => (
              <button
                type="button"
                className={`${buttonStyle("secondary")} self-start`}
                onClick={() => {
                  void choose(shop, vehicle)
                  setAdded(added + 1)
                }}
              >
                Add to my garage
              </button>
            )}
          />
        </section>
        <p className="text-sm text-muted">
          {isIn ? (
            "Saved in your account, on all your devices."
          ) : (
            <>
              Saved on this device.{" "}
              <Link
                {...logIn}
                className="font-semibold text-ink underline underline-offset-4"
                onClick={() => onOpenChange(false)}
              >
                Log in
              </Link>{" "}
              to save your garage in your account.
            </>
          )}
        </p>
      </div>
    </Drawer>
  )
}

/** In the order of their names: a list that moves under the pointer is hard to choose from. */
function Vehicles({ garage }: { readonly garage: Garage }) {
  const chosen = garage[0]?.vehicleId
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Shopping for</legend>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {garage
          .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
          .map((vehicle) => (
            <VehicleRow key={vehicle.vehicleId} vehicle={vehicle} isChosen={vehicle.vehicleId === chosen} />
          ))}
      </ul>
    </fieldset>
  )
}

function VehicleRow({ vehicle, isChosen }: { readonly vehicle: Garage[number]; readonly isChosen: boolean }) {
  const shop = useShop()
  return (
    <li
      ref={useFocusOnward<HTMLLIElement>()}
      className="flex items-center gap-2 border-b border-line pr-1 last:border-0 has-checked:bg-accent-soft"
    >
      <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 px-4 py-2 has-checked:font-semibold">
        <input
          type="radio"
          name="vehicle"
          className="size-5 shrink-0 accent-ink"
          checked={isChosen}
          onChange={() => void choose(shop, vehicle)}
        />
        {vehicle.name}
      </label>
      <button
        type="button"
        aria-label={`Remove ${vehicle.name} from my garage`}
        className="grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        onClick={() => void remove(shop, vehicle.vehicleId)}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
