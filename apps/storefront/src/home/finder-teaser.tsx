import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { useYourVehicle } from "../garage/garage.ts"
import { SidewallDrawing } from "../product/sidewall-drawing.tsx"

export function FinderTeaser() {
  const vehicle = useYourVehicle()
  return (
    <section aria-labelledby="finder-teaser" className="page pt-14 desk:pt-20">
      <div className="on-night grid items-end gap-x-10 overflow-hidden rounded-xl desk:grid-cols-[1.2fr_1fr]">
        <div className="flex flex-col items-start gap-4 p-6 desk:p-10">
          <h2 id="finder-teaser" className="text-3xl">
            Tires and wheels that fit. Here is why.
          </h2>
          <p className="max-w-prose text-on-night-muted">
            Year, make, model, trim: we compare size, load and speed with the factory tires, and warn you if
            one falls short.
          </p>
          <div className="flex flex-wrap gap-3">
            {vehicle === null ? (
              <Link to="/tires" className={buttonStyle("primary")}>
                Find by vehicle
              </Link>
            ) : (
              <Link
                to="/products/$category"
                params={{ category: "tires" }}
                search={{ vehicle: vehicle.vehicleId }}
                className={buttonStyle("primary")}
              >
                Tires for your {vehicle.name}
              </Link>
            )}
            <Link to="/tires" search={{ by: "size" }} className={buttonStyle("night")}>
              Find by size
            </Link>
            <Link to="/wheels" className={buttonStyle("night")}>
              Find wheels
            </Link>
          </div>
        </div>
        <div className="px-8 desk:px-0 desk:pr-8">
          <SidewallDrawing width="225" aspect="65" rim="17" service="102H" />
        </div>
      </div>
    </section>
  )
}
