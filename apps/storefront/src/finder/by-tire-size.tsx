import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useState } from "react"
import { SidewallDrawing, type SizePart } from "../product/sidewall-drawing.tsx"
import { useShop } from "../shop/use-shop.ts"
import { aspectRatiosQuery, rimDiametersQuery, widthsQuery } from "./queries.ts"
import { Step } from "./step.tsx"

interface Selection {
  readonly width?: number
  readonly aspect?: number
  readonly rim?: number
}

const nextPart = ({ width, aspect }: Selection): SizePart => {
  if (width === undefined) return "width"
  return aspect === undefined ? "aspect" : "rim"
}

/** Width, aspect ratio and rim as the sidewall states them, or the whole size as text. */
export default function ByTireSize() {
  const { request } = useShop()
  const navigate = useNavigate()
  const [selection, setChosen] = useState<Selection>({})
  const { width, aspect, rim } = selection
  const widths = useQuery(widthsQuery(request))
  const aspects = useQuery({ ...aspectRatiosQuery(request, width ?? 0), enabled: width !== undefined })
  const rims = useQuery({
    ...rimDiametersQuery(request, width ?? 0, aspect ?? 0),
    enabled: width !== undefined && aspect !== undefined,
  })
  const failed = [widths, aspects, rims].find(({ isError }) => isError)
  const part = nextPart(selection)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const size = String(new FormData(event.currentTarget).get("size") ?? "").trim()
    if (size !== "")
      void navigate({ to: "/products/$category", params: { category: "tires" }, search: { tireSize: size } })
  }

  return (
    <div className="grid items-center gap-8 wide:grid-cols-[1fr_20rem]">
      <div className="flex flex-col gap-5">
        {failed !== undefined && (
          <Notice severity="error" isAlert>
            {messageOf(failed.error)}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Step
            label="Width"
            values={widths.data}
            chosen={width}
            isLoading={widths.isLoading}
            onChoose={(value) => setChosen({ width: value })}
          />
          <Step
            label="Aspect ratio"
            values={aspects.data}
            chosen={aspect}
            isLoading={aspects.isLoading}
            onChoose={(value) => setChosen({ ...(width !== undefined && { width }), aspect: value })}
          />
          <Step
            label="Rim"
            values={rims.data}
            chosen={rim}
            isLoading={rims.isLoading}
            nameOf={(value) => `${value} in`}
            onChoose={(value) => setChosen({ ...selection, rim: value })}
          />
        </div>
        {rim !== undefined && (
          <p>
            <Link
              to="/products/$category"
              params={{ category: "tires" }}
              search={{ tireSize: `${width}/${aspect}R${rim}` }}
              className={buttonStyle("primary")}
            >
              Show tires in {width}/{aspect}R{rim}
            </Link>
          </p>
        )}
        <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
          <label className="flex min-w-56 flex-1 flex-col gap-1.5">
            <span className="text-sm font-semibold">Or type the size</span>
            <input
              name="size"
              maxLength={60}
              placeholder="225/65R17 102H"
              autoComplete="off"
              className="h-12 rounded-md border border-line-strong bg-surface px-3.5"
            />
          </label>
          <button {...early} type="submit" className={`${buttonStyle("secondary")} h-12`}>
            Find tires
          </button>
        </form>
      </div>
      <div className="mx-auto w-full max-w-md rounded-lg bg-sunken px-6 pt-6">
        <SidewallDrawing
          width={String(width ?? 225)}
          aspect={String(aspect ?? 65)}
          rim={String(rim ?? 17)}
          part={part}
        />
      </div>
    </div>
  )
}
