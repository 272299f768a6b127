import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { SidewallDrawing } from "../product/sidewall-drawing.tsx"
import type { TireDetails } from "../product/tire-facts.ts"

/** Explains the parts of a metric tire size; renders nothing for other sizes. */
export function SizeExplained({ tire }: { readonly tire: TireDetails }) {
  if (tire.aspectRatio === null) return null
  const service = tire.loadIndex === null ? "" : `${tire.loadIndex}${tire.speedRating ?? ""}`
  const parts = [
    [String(tire.widthMm), `The tire is ${tire.widthMm} mm wide.`],
    [String(tire.aspectRatio), `The sidewall is ${tire.aspectRatio}% as high as the tire is wide.`],
    [
      tire.tireType === "Bias" ? "-" : "R",
      tire.tireType === "Bias" ? "Bias construction." : "Radial construction.",
    ],
    [String(tire.rimDiameter), `Fits ${tire.rimDiameter}-inch wheels.`],
    ...(tire.loadIndex === null || tire.maximumLoad === null
      ? []
      : [[String(tire.loadIndex), `One tire carries ${formatNumber(tire.maximumLoad)} lb.`] as const]),
    ...(tire.speedRating === null || tire.maximumSpeed === null
      ? []
      : [[tire.speedRating, `Rated for speeds up to ${tire.maximumSpeed} mph.`] as const]),
  ] as const
  return (
    <section
      aria-labelledby="size-explained"
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="bg-sunken px-6 pt-6">
        <SidewallDrawing
          width={String(tire.widthMm)}
          aspect={String(tire.aspectRatio)}
          rim={String(tire.rimDiameter)}
          service={service}
        />
      </div>
      <div className="p-5">
        <h2 id="size-explained" className="text-lg">
          What {tire.size} means
        </h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
          {parts.map(([part, meaning]) => (
            <div key={meaning} className="contents">
              <dt className="numeric font-extrabold">{part}</dt>
              <dd className="text-sm text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
