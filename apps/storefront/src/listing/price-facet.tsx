import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useEffect, useRef } from "react"
import { FacetGroup } from "./facet.tsx"

interface PriceFacetProps {
  readonly min: number | undefined
  readonly max: number | undefined
  /** Lowest and highest price within the other filters, in dollars. */
  readonly range: readonly [number, number]
  readonly onApply: (min: string, max: string) => void
}

const field = "h-10 w-full min-w-0 rounded-md border border-line-strong bg-surface px-2.5 text-sm numeric"

/** From and to, in whole dollars. */
export function PriceFacet({ min, max, range, onApply }: PriceFacetProps) {
  const form = useRef<HTMLFormElement>(null)
  const applied = `${min}-${max}`
  const shown = useRef(applied)
  useEffect(() => {
    // A new key would take the focus from who has just pressed the button.
    if (shown.current !== applied) form.current?.reset()
    shown.current = applied
  }, [applied])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onApply(String(data.get("min") ?? ""), String(data.get("max") ?? ""))
  }
  return (
    <FacetGroup title="Price">
      <form ref={form} onSubmit={onSubmit} className="flex items-center gap-2">
        <input
          name="min"
          inputMode="numeric"
          pattern="\d*"
          defaultValue={min ?? ""}
          placeholder={`$${formatNumber(Math.floor(range[0]))}`}
          aria-label="Lowest price in dollars"
          className={field}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <input
          name="max"
          inputMode="numeric"
          pattern="\d*"
          defaultValue={max ?? ""}
          placeholder={`$${formatNumber(Math.ceil(range[1]))}`}
          aria-label="Highest price in dollars"
          className={field}
        />
        <button {...early} type="submit" className={buttonStyle("secondary", "sm")}>
          Apply
        </button>
      </form>
    </FacetGroup>
  )
}
