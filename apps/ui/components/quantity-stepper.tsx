import { Icon } from "./icon.tsx"

export interface QuantityStepperProps {
  /** What is counted, for the names of the buttons: "LG OLED C4". */
  readonly of: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  readonly minimum?: number
  readonly maximum?: number
}

const button =
  "grid w-11 cursor-pointer place-items-center transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40"

/** Quantity with minus and plus. Native buttons, because it is on first screens. */
export function QuantityStepper({
  of,
  quantity,
  onChange,
  minimum = 0,
  maximum = 9_999,
}: QuantityStepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box; this is a group of two buttons
    <div
      role="group"
      aria-label={`Quantity of ${of}`}
      className="inline-flex h-11 items-stretch overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <button
        type="button"
        className={button}
        aria-label={`One ${of} less`}
        disabled={quantity <= minimum}
        onClick={() => onChange(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="numeric grid min-w-9 place-items-center font-semibold">{quantity}</output>
      <button
        type="button"
        className={button}
        aria-label={`One ${of} more`}
        disabled={quantity >= maximum}
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
