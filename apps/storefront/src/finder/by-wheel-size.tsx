import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useState } from "react"
import { useShop } from "../shop/use-shop.ts"
import { wheelMeasuresQuery } from "./queries.ts"
import { Step } from "./step.tsx"

const MEASURES = ["boltPattern", "diameter", "width"] as const
type Measure = (typeof MEASURES)[number]

/** Bolt pattern, diameter and width, as stamped on the wheel; each is optional. */
export default function ByWheelSize() {
  const { request } = useShop()
  const facets = useQuery(wheelMeasuresQuery(request))
  const [chosen, setChosen] = useState<Readonly<Partial<Record<Measure, string>>>>({})
  const search = Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, [value]]))

  return (
    <div className="flex flex-col gap-5">
      {facets.isError && (
        <Notice severity="error" isAlert>
          {messageOf(facets.error)}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        {MEASURES.map((measure) => {
          const facet = facets.data?.find(({ kind }) => kind === measure)
          return (
            <Step
              key={measure}
              label={
                facet?.title ?? { boltPattern: "Bolt pattern", diameter: "Diameter", width: "Width" }[measure]
              }
              values={facet?.values.map(({ value }) => value)}
              chosen={chosen[measure]}
              isLoading={facets.isLoading}
              nameOf={(value) => facet?.values.find((each) => each.value === value)?.label ?? value}
              onChoose={(value) => setChosen({ ...chosen, [measure]: value })}
            />
          )
        })}
      </div>
      <p>
        <Link
          to="/products/$category"
          params={{ category: "wheels" }}
          search={search}
          className={buttonStyle("primary")}
        >
          Show wheels
        </Link>
      </p>
    </div>
  )
}
