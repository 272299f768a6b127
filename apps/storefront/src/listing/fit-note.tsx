import { Icon } from "@voltread/ui/components/icon.tsx"
import type { FitDetailsFragment } from "../generated/listing.ts"

/** The most reasons on a card: one for each axle. */
const SHOWN = 2

/** Whether a product fits what was searched for, why, and what to know before buying it. */
export function FitNote({ fit, of }: { readonly fit: FitDetailsFragment; readonly of: string }) {
  const axle = fit.axle === null ? "" : ` (${fit.axle})`
  return (
    <div className="relative z-1 flex flex-col gap-1.5 text-sm">
      <p
        className={`flex w-fit items-center rounded-sm ${fit.fits ? "gap-1.5 bg-success-soft px-2 py-0.5 text-xs font-semibold text-success" : "gap-2 border-2 border-danger bg-danger-soft px-3 py-2 text-base font-bold text-danger"}`}
      >
        <Icon name={fit.fits ? "check" : "alert"} className={fit.fits ? "size-3.5" : "size-5"} />
        {fit.fits ? `Fits ${of}${axle}` : `Does not fit ${of}`}
      </p>
      <p className="text-muted">{fit.reasons.slice(0, SHOWN).join(" ")}</p>
      {fit.reasons.length > SHOWN && (
        <details className="text-muted">
          <summary className="w-fit cursor-pointer font-semibold">More details</summary>
          {fit.reasons.slice(SHOWN).join(" ")}
        </details>
      )}
      {fit.warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-1.5 font-medium text-warning">
          <Icon name="alert" className="mt-0.5 size-4" />
          {warning}
        </p>
      ))}
    </div>
  )
}
