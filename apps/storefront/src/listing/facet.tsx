import type { FacetName } from "@voltread/domain/catalogue/facets.ts"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { type ReactNode, useState } from "react"
import { early } from "../shop/early-press.ts"
import { facetLabel } from "./facet-label.ts"
import type { FacetOption } from "./facets.ts"

const SHOWN = 7

/** A group of filters under its heading. */
export function FacetGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4">
      <legend className="float-left mb-2 w-full text-base font-bold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

/** Values of one facet with their counts; the chosen ones are always in view, the rest after "View more". */
export function Facet({
  name,
  title,
  options,
  chosen,
  onToggle,
}: {
  readonly name: FacetName
  readonly title: string
  readonly options: ReadonlyArray<FacetOption>
  readonly chosen: ReadonlyArray<string>
  readonly onToggle: (value: string) => void
}) {
  const [isWhole, setWhole] = useState(false)
  // A value may be chosen that nothing matches any more: it must stay removable.
  const missing = chosen.filter((value) => !options.some((option) => option.value === value))
  const all = [
    ...missing.map((value) => ({ value, label: facetLabel(name, value, options), count: 0 })),
    ...options,
  ]
  const shown = isWhole ? all : all.filter((option, index) => index < SHOWN || chosen.includes(option.value))
  if (all.length === 0) return null
  return (
    <FacetGroup title={title}>
      <ul className="flex flex-col">
        {shown.map((option) => (
          <li key={option.value}>
            <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm py-1 hover:underline">
              <input
                {...early}
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={() => onToggle(option.value)}
                className="size-4.5 shrink-0 cursor-pointer accent-[var(--color-accent)]"
              />
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              <span className="numeric text-sm text-muted">
                {formatNumber(option.count)}
                <span className="sr-only"> products</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {all.length > shown.length && (
        <button
          {...early}
          type="button"
          className="mt-1 cursor-pointer py-1 text-sm font-semibold underline underline-offset-4"
          onClick={() => setWhole(true)}
        >
          View {all.length - shown.length} more
        </button>
      )}
    </FacetGroup>
  )
}
