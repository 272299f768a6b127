import { type UseQueryResult, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { type ReactNode, useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { makesQuery, modelsQuery, trimsQuery, vehicleQuery, yearsQuery } from "./queries.ts"
import { Step } from "./step.tsx"

interface Selection {
  readonly year?: number
  readonly make?: string
  readonly model?: string
  readonly vehicleId?: string
  /** The position of a factory size; all sizes where none is chosen. */
  readonly fitment?: number
}

const firstFailed = (...queries: ReadonlyArray<UseQueryResult<unknown>>) =>
  queries.find(({ isError }) => isError)

type ByVehicleProps =
  /** Leads to the listing of what fits. */
  | { readonly kind: "tires" | "wheels"; readonly renderChosen?: undefined }
  /** What to do with the vehicle that was chosen. */
  | { readonly kind?: undefined; readonly renderChosen: (vehicle: GarageVehicle) => ReactNode }

export function ByVehicle({ kind, renderChosen }: ByVehicleProps) {
  const { request } = useShop()
  const [{ year = 0, make = "", model = "", vehicleId = "", fitment }, setChosen] = useState<Selection>({})
  const years = useQuery(yearsQuery(request))
  const makes = useQuery({ ...makesQuery(request, year), enabled: year !== 0 })
  const models = useQuery({ ...modelsQuery(request, year, make), enabled: make !== "" })
  const trims = useQuery({ ...trimsQuery(request, year, make, model), enabled: model !== "" })
  const vehicle = useQuery({ ...vehicleQuery(request, vehicleId), enabled: vehicleId !== "" })
  const failed = firstFailed(years, makes, models, trims, vehicle)
  const fitments = vehicle.data?.fitments
  const next = () => {
    if (!vehicle.data)
      return (
        <p className="text-sm text-muted">
          You can often find the trim on the tailgate or in the registration.
        </p>
      )
    const { name } = vehicle.data
    if (renderChosen !== undefined) return renderChosen({ vehicleId, name })
    return (
      <p className="flex flex-wrap items-center gap-4">
        <Link
          to="/products/$category"
          params={{ category: kind }}
          search={{ vehicle: vehicleId, ...(fitment !== undefined && { fitment }) }}
          className={buttonStyle("primary")}
        >
          Show {kind} that fit
        </Link>
        {fitment === undefined && (
          <span className="text-muted">Not sure of the size? We show all that fit your {name}.</span>
        )}
      </p>
    )
  }

  return (
    <div className="flex flex-col gap-4">
      {failed !== undefined && (
        <Notice severity="error" isAlert>
          {messageOf(failed.error)}{" "}
          <button
            type="button"
            className="cursor-pointer font-semibold underline"
            onClick={() => void failed.refetch()}
          >
            Try again
          </button>
        </Notice>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">
        <Step
          label="Year"
          values={years.data}
          chosen={year === 0 ? undefined : year}
          isLoading={years.isLoading}
          onChoose={(value) => setChosen({ year: value })}
        />
        <Step
          label="Make"
          values={makes.data}
          chosen={make || undefined}
          isLoading={makes.isLoading}
          onChoose={(value) => setChosen({ year, make: value })}
        />
        <Step
          label="Model"
          values={models.data}
          chosen={model || undefined}
          isLoading={models.isLoading}
          onChoose={(value) => setChosen({ year, make, model: value })}
        />
        <Step
          label="Trim"
          values={trims.data?.map((each) => each.vehicleId)}
          chosen={vehicleId || undefined}
          isLoading={trims.isLoading}
          nameOf={(id) => trims.data?.find((each) => each.vehicleId === id)?.trim ?? id}
          onChoose={(value) => setChosen({ year, make, model, vehicleId: value })}
        />
        {kind !== undefined && (
          <Step
            label="Size"
            values={fitments?.map(({ position }) => position)}
            chosen={fitment}
            isLoading={vehicle.isLoading}
            nameOf={(position) => {
              const size = fitments?.find((each) => each.position === position)
              return size === undefined ? "" : `${size.label}${size.isOriginal ? " (original)" : ""}`
            }}
            onChoose={(value) => setChosen({ year, make, model, vehicleId, fitment: value })}
          />
        )}
      </div>
      {next()}
    </div>
  )
}
