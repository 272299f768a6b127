import { type KeyboardEvent, useState } from "react"
import { early } from "../page/early-press.ts"
import { Icon } from "./icon.tsx"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

interface QuantityStepperProps {
  /** What is counted, for the names of the field and the buttons: "LG OLED C4". */
  readonly of: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  readonly minimum?: number
  readonly maximum: number
}

/** At a bound they say so and stay: a button that is disabled loses the focus of whoever has just pressed it. */
const button =
  "grid w-11 cursor-pointer place-items-center transition-colors hover:bg-sunken aria-disabled:opacity-40"

/** Steps of the keys that every number field has. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
}

/**
 * Quantity, typed or stepped with minus and plus. What is typed counts when the field is left or Enter is pressed, and is
 * brought between the bounds. Native elements, because it is on first screens.
 */
export function QuantityStepper({ of, quantity, onChange, minimum = 0, maximum }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  const change = (wanted: number) => {
    const bounded = Math.min(Math.max(wanted, minimum), maximum)
    setTyped(null)
    if (bounded !== quantity) onChange(bounded)
  }

  const read = (text: string): number => {
    const wanted = Number.parseInt(text, 10)
    return Number.isNaN(wanted) ? quantity : wanted
  }
  const take = (text: string) => change(read(text))
  const commit = () => {
    if (typed !== null) take(typed)
  }
  const place = usePreHydrationText(String(quantity), take)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined && event.key !== "Enter" && event.key !== "Escape") return
    event.preventDefault()
    if (step !== undefined) change(read(typed ?? "") + step)
    else if (event.key === "Enter") commit()
    else setTyped(null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box; this is a field with two buttons
    <div
      ref={place}
      role="group"
      aria-label={`Quantity of ${of}`}
      className="inline-flex h-11 items-stretch overflow-hidden rounded-md border border-line-strong bg-surface focus-within:border-ink"
    >
      <button
        {...early}
        type="button"
        className={button}
        aria-label={`Decrease quantity: ${of}`}
        aria-disabled={quantity <= minimum}
        onClick={() => change(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${of}`}
        min={minimum}
        max={maximum}
        value={typed ?? quantity}
        className="numeric w-12 appearance-none bg-transparent text-center font-semibold [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        {...early}
        type="button"
        className={button}
        aria-label={`Increase quantity: ${of}`}
        aria-disabled={quantity >= maximum}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
