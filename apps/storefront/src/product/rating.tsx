import { formatNumber } from "@voltread/domain/shared/number-format.ts"

declare module "react" {
  interface CSSProperties {
    "--filled"?: string
  }
}

/** Average customer rating, as stars and as text. */
export function Rating({ average, count }: { readonly average: number | null; readonly count: number }) {
  if (average === null || count === 0) return <p className="text-sm text-muted">No reviews yet</p>
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm">
      <span aria-hidden="true" className="stars" style={{ "--filled": `${average * 20}%` }} />
      <span className="sr-only">Rated {average.toFixed(1)} of 5 in</span>
      <span className="numeric text-muted">
        {formatNumber(count)}
        <span className="sr-only"> reviews</span>
      </span>
    </p>
  )
}
