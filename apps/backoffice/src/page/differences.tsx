import { useState } from "react"
import { Highlighted } from "./highlighted.tsx"
import { valueInWords } from "./value-in-words.ts"

const FEW = 5

/** One field of a thing that was changed; null: it was not there. */
export interface Difference {
  readonly field: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** What changed, field by field: before → after. Long lists open on demand. */
export function Differences({
  differences,
  query = "",
}: {
  readonly differences: ReadonlyArray<Difference>
  /** Words to highlight. */
  readonly query?: string
}) {
  const [isOpen, setOpen] = useState(false)
  if (differences.length === 0) return null
  const isLong = differences.length > FEW + 1 && !isOpen && query.trim() === ""
  const visible = isLong ? differences.slice(0, FEW) : differences
  return (
    <div className="flex flex-col items-start gap-1.5">
      <dl className="grid w-full max-w-2xl grid-cols-1 sm:grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-sm bg-sunken px-3 py-2 text-sm">
        {visible.map((difference) => (
          <div key={difference.field} className="contents">
            <dt className="text-muted">{difference.label}</dt>
            <dd className="break-words">
              {difference.before !== null && difference.before !== "" && (
                <>
                  <del className="text-muted">
                    <span className="sr-only">before </span>
                    <Highlighted text={valueInWords(difference.field, difference.before)} query={query} />
                  </del>
                  <span aria-hidden="true"> → </span>
                </>
              )}
              <ins className="font-medium no-underline">
                <span className="sr-only">after </span>
                <Highlighted text={valueInWords(difference.field, difference.after)} query={query} />
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      {isLong && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="cursor-pointer rounded-sm text-sm font-semibold text-muted underline underline-offset-4 hover:text-ink"
        >
          {`Show ${differences.length - FEW} more fields`}
        </button>
      )}
    </div>
  )
}
