import type { ReviewSummary } from "@voltread/domain/contract/product-review.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Stars } from "./stars.tsx"

interface SummaryProps {
  readonly summary: ReviewSummary
  /** The star filter; empty: all. */
  readonly chosen: string
  readonly onChoose: (stars: string) => void
}

/** The average, and how many gave how many stars; a bar shows those reviews alone. */
export function Summary({ summary, chosen, onChoose }: SummaryProps) {
  const { average, count, byStars } = summary
  if (average === null) return null
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="numeric text-4xl font-extrabold">
          {average.toFixed(1)}
        </span>
        <div className="flex flex-col">
          <Stars value={average} />
          <span className="text-sm text-muted">
            {count === 1 ? "1 review" : `${formatNumber(count)} reviews`} by our customers
          </span>
        </div>
      </div>
      <ul aria-label="Reviews by stars" className="flex flex-col">
        {byStars.map((row) => {
          const id = String(row.stars)
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen === id}
                disabled={row.count === 0}
                onClick={() => onChoose(chosen === id ? "" : id)}
                className="grid min-h-9 w-full cursor-pointer grid-cols-[4rem_1fr_2.5rem] items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-sunken disabled:cursor-default disabled:bg-transparent aria-pressed:bg-accent-soft aria-pressed:font-semibold"
              >
                <span>{row.stars === 1 ? "1 star" : `${row.stars} stars`}</span>
                <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full bg-accent-ink"
                    style={{ width: `${(row.count / count) * 100}%` }}
                  />
                </span>
                <span className="numeric text-right text-muted">
                  {formatNumber(row.count)}
                  <span className="sr-only">{row.count === 1 ? " review" : " reviews"}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
