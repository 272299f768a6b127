import type { FacetName } from "@voltread/domain/catalogue/facet-names.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { type ReactNode, useId, useState } from "react"
import { toggleValue } from "./change-listing.ts"
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

interface FacetProps {
  readonly name: FacetName
  readonly title: string
  readonly options: ReadonlyArray<FacetOption>
  readonly chosen: ReadonlyArray<string>
  /** Label for no choice, where at most one value is chosen. */
  readonly any: string | undefined
  readonly onChoose: (chosen: ReadonlyArray<string>) => void
}

/** Values of one facet with their counts; the chosen ones are always in view, the rest after "View more". */
export function Facet({ name, title, options, chosen, any, onChoose }: FacetProps) {
  const [isWhole, setWhole] = useState(false)
  const group = useId()
  // A chosen value that no product has anymore is shown, too, so that it can be removed.
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
        {any !== undefined && (
          <Option
            type="radio"
            name={group}
            label={any}
            isChosen={chosen.length === 0}
            onChange={() => onChoose([])}
          />
        )}
        {shown.map(({ value, label, count }) => (
          <Option
            key={value}
            type={any === undefined ? "checkbox" : "radio"}
            name={group}
            label={label}
            count={count}
            isChosen={chosen.includes(value)}
            onChange={() => onChoose(any === undefined ? toggleValue(chosen, value) : [value])}
          />
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

interface OptionProps {
  readonly type: "checkbox" | "radio"
  readonly name: string
  readonly label: string
  /** Products that have it. */
  readonly count?: number
  readonly isChosen: boolean
  readonly onChange: () => void
}

function Option({ type, name, label, count, isChosen, onChange }: OptionProps) {
  return (
    <li>
      <label className="flex min-h-9 cursor-pointer items-center gap-3 rounded-sm py-1 hover:underline">
        <input
          {...early}
          type={type}
          name={name}
          checked={isChosen}
          onChange={onChange}
          className="size-4.5 shrink-0 cursor-pointer accent-[var(--color-accent)]"
        />
        <span className="min-w-0 flex-1 leading-snug wrap-anywhere">{label}</span>
        {count !== undefined && (
          <span className="numeric text-sm text-muted">
            {formatNumber(count)}
            <span className="sr-only"> products</span>
          </span>
        )}
      </label>
    </li>
  )
}
