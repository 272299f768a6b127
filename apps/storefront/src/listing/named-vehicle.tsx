import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ListingPageFragment } from "../generated/listing.ts"
import { bar, chip } from "./vehicle-bar.tsx"

interface NamedVehicleProps {
  readonly vehicle: NonNullable<ListingPageFragment["namedVehicle"]>
  readonly query: string
}

/** The way to what fits the vehicle that the words name, by its trims. */
export function NamedVehicle({ vehicle: { name, trims }, query }: NamedVehicleProps) {
  const category = /\b(wheel|rim)s?\b/i.test(query) ? "wheels" : "tires"
  const title = `${category === "tires" ? "Tires" : "Wheels"} that fit a ${name}`
  return (
    <div className={bar}>
      <p className="flex items-center gap-2.5 font-semibold">
        <Icon name="car" />
        {title}
      </p>
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {trims.map(({ vehicleId, trim }) => (
          <li key={vehicleId}>
            <Link
              to="/products/$category"
              params={{ category }}
              search={{ vehicle: vehicleId }}
              className={chip}
            >
              {trim}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
